import type { PlayerView } from "./types";

export type { Owned, PlayerView, Prospect, Tally, View as JewelView } from "./types";

/** The icons of cards. */
export type Kind = "logo" | "rune" | "square" | "full" | "badge" | "star" | "religion" | "music";

export const COLOURS = ["red", "green", "blue"] as const;
export const SCHOOLS = [
  "court",
  "aesthete",
  "noble",
  "memorist",
  "forge",
  "religion",
  "musician",
  "green-backed",
] as const;
/** The schools of a mode, with the cards of no school last. */
const PLAYED: Record<string, number> = { initiation: 4, classic: 6, advanced: 7 };

export const schoolsOf = (mode: string): string[] => [
  ...SCHOOLS.slice(0, PLAYED[mode] ?? SCHOOLS.length - 1),
  "green-backed",
];

/** The name of a card's school. */
export const schoolWord = (school: string): string => `jewellers-term-${school}`;

/** A player's gifts, with the side that is up. */
export function giftsOf(player: PlayerView): { id: string; side: string; idle: boolean }[] {
  const turned = (["harp", "inkwell"] as const)
    .filter((id) => player[id] >= 0)
    .map((id) => ({ id, side: player[id] ? `${id}-active` : `${id}-inactive`, idle: !player[id] }));
  return [...(player.hammer ? [{ id: "warhammer", side: player.hammer, idle: false }] : []), ...turned];
}

/** The kinds of gems that occur, with their numbers. */
export function heap(gems: string[], counts: number[]): { gem: string; count: number }[] {
  return gems.map((gem, n) => ({ gem, count: counts[n] ?? 0 })).filter(({ count }) => count > 0);
}

/** A list with each gem repeated as often as its number. */
export const spread = (gems: string[], counts: number[]): string[] =>
  heap(gems, counts).flatMap(({ gem, count }) => Array<string>(count).fill(gem));
