export { default as Icon } from "./guide/Icon.svelte";
