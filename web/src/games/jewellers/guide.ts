import First from "./guide/First.svelte";
import Second from "./guide/Second.svelte";

export { default as Icon } from "./guide/Icon.svelte";
export const SCREENS = [First, Second];
