import type { Component } from "svelte";
import type { Choice } from "../protocol";

/** The key and the icon of an action. */
export interface ActionLook {
  key: string;
  icon: Component;
}

/** A key for each choice of a list: its letter, or its number if the letter is taken. */
export function keysFor(choices: Choice[], lookOf: (choice: Choice) => ActionLook): string[] {
  const taken = new Set<string>();
  return choices.map((choice, n) => {
    const { key } = lookOf(choice);
    const free = key !== "" && !taken.has(key);
    taken.add(key);
    return free ? key : n < 9 ? String(n + 1) : "";
  });
}
