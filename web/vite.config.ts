import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig, type Plugin } from "vite";

const server = process.env.DVERGAR_SERVER ?? "http://127.0.0.1:8484";

/** The service worker; its text names the build, so that a new build makes a new worker. */
function worker(): Plugin {
  return {
    name: "dvergar-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const build = createHash("sha256").update(Object.keys(bundle).sort().join()).digest("hex").slice(0, 12);
      const source = readFileSync("src/sw.js", "utf-8").replace("__BUILD__", build);
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), icons({ compiler: "svelte", scale: 1 }), worker()],
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
