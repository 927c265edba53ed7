import { MediaQuery } from "svelte/reactivity";

/** Phones show one area at a time, and questions in a bottom sheet. */
export const phone = new MediaQuery("max-width: 767px");
