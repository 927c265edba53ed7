export { default as Board } from "./board/Board.svelte";
export { default as Thing } from "./cards/Chip.svelte";
export { default as End } from "./end/End.svelte";
