import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
    js.configs.recommended,
    ...ts.configs.recommended,
    ...svelte.configs.recommended,
    prettier,
    ...svelte.configs.prettier,
    {
        rules: {
            "@typescript-eslint/no-unused-vars": [
                "error",
                { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
            ],
            "svelte/no-unused-svelte-ignore": "off", // svelte-check needs these comments
            "svelte/prefer-svelte-reactivity": "off", // our maps are filled once, inside one expression
        },
    },
    { languageOptions: { globals: { ...globals.browser, ...globals.node, ...globals.serviceworker } } },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: {
            parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig },
        },
    },
);
