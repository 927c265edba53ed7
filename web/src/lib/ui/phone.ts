import { MediaQuery } from "svelte/reactivity";

/** One area at a time, questions in a sheet at the foot. */
export const phone = new MediaQuery("max-width: 767px");
