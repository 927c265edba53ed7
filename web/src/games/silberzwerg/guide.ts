import type { Component } from "svelte";

export { default as Icon } from "./guide/Icon.svelte";
export const SCREENS: Component[] = [];
