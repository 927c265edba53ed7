import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vite";

const server = process.env.DVERGAR_SERVER ?? "http://127.0.0.1:8484";

export default defineConfig({
  plugins: [svelte(), icons({ compiler: "svelte", scale: 1 })],
  build: {
    outDir: "../src/dvergar/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": server, "/locales": server, "/ws": { target: server, ws: true } },
  },
});
