import type { Sheet } from "../view";

/** The steps of the scoring, in order. */
export const PARTS = ["coins", "stock", "bonus", "kings"] as const;
export type Part = (typeof PARTS)[number];

export function part(sheet: Sheet, name: Part): number {
  if (name === "bonus") return Object.values(sheet.bonuses).reduce((sum, won) => sum + won, 0);
  return sheet[name];
}
