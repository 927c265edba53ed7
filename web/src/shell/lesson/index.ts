export { Coach } from "./coach.svelte";
export { default as Lesson } from "./Lesson.svelte";
export { default as Plan } from "./Plan.svelte";
