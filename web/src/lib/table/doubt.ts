import type { BaseView, Choice } from "../protocol";

/** Why a player may not want what they just chose: nothing done yet, something still ready, the hand full. */
export type Why = "nothing" | "ready" | "full";

/** An action that waits for the player's confirmation. */
export interface Doubt {
  action: string;
  why: Why;
  /** What could still be done. */
  ready: Choice[];
}

/** What a game knows about ending a turn too early. */
export interface Care<View extends BaseView = BaseView> {
  /** Verbs that end a turn. */
  ends: string[];
  /** Verbs that pass a chance. */
  passes: string[];
  /** Verbs of what is ready: it brings something at once. */
  ready: string[];
  /** Whether the hand is full, so that nothing can be drawn. */
  full?: (view: View) => boolean;
}

/** What can be done now that is ready. */
export const readyOf = (choices: Choice[], care: Care): Choice[] =>
  choices.filter(({ verb }) => care.ready.includes(verb));

/** Whether to ask before an action; `idle` if the player has done nothing in this turn. */
export function doubtOf(
  action: string,
  view: BaseView,
  choices: Choice[],
  care: Care,
  idle: boolean,
): Doubt | null {
  const verb = choices.find((choice) => choice.action === action)?.verb ?? "";
  const ends = care.ends.includes(verb);
  if (!ends && !care.passes.includes(verb)) return null;
  const ready = readyOf(choices, care);
  if (ready.length) return { action, why: "ready", ready };
  if (ends && care.full?.(view)) return { action, why: "full", ready };
  return ends && idle && choices.length > 1 ? { action, why: "nothing", ready } : null;
}
