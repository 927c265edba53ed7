export { default as Board } from "./Board.svelte";
export { default as Thing } from "./Chip.svelte";
export { default as End } from "./End.svelte";
export { default as Legend } from "./Legend.svelte";
