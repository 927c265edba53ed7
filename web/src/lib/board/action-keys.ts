import type { Component } from "svelte";
import type { Option } from "../protocol";

/** How an action is done by key, and the picture it has. */
export interface ActionLook {
  key: string;
  icon: Component;
}

/** What comes first in an action's text. */
export const verbOf = (option: Option): string => option.action.split(":")[0] ?? "";

/** A key for each option of a list: its letter, or its number where the letter is taken. */
export function keysFor(options: Option[], lookOf: (option: Option) => ActionLook): string[] {
  const taken = new Set<string>();
  return options.map((option, n) => {
    const { key } = lookOf(option);
    const free = key !== "" && !taken.has(key);
    taken.add(key);
    return free ? key : n < 9 ? String(n + 1) : "";
  });
}
