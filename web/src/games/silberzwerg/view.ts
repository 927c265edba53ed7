import type { View } from "./types";

export type { ClanView, Named, Space, View as SilberView } from "./types";

export const COLOURS = ["yellow", "red", "green", "blue"] as const;
export const COLUMNS = [...COLOURS, "contract", "gems"] as const;
export const ROWS = ["ghost", "lord", "miner"] as const;
export type Colour = (typeof COLOURS)[number];
export type Column = (typeof COLUMNS)[number];
export type Kind = (typeof ROWS)[number];

const VERBS: Record<Kind, string> = { miner: "dig", lord: "lord", ghost: "ghost" };

/** A dwarf on the board. */
export interface Placed {
  seat: number;
  kind: Kind;
  /** It has acted. */
  spent: boolean;
  /** Which of several equal ones. */
  nth: number;
  /** How many equal ones it stands for. */
  count: number;
}

export const isMine = (column: Column): column is Colour => column !== "contract" && column !== "gems";
export const placing = (kind: Kind, column: Column): string => `${VERBS[kind]}:${column}`;
export const seatWord = (seat: number): string => `p${seat + 1}`;
export const seatOf = (word: string): number => Number(word.slice(1)) - 1;

function count(view: View, seat: number, kind: Kind, at: number): number {
  const clan = view.clans[seat];
  if (!clan) return 0;
  if (kind === "miner") return clan.miners[at] ?? 0;
  return (kind === "lord" ? clan.lords : clan.ghosts)[at] ?? 0;
}

/** All players' dwarves in a cell, the player's own first; before the reveal only the player's own plan. */
export function dwarves(view: View, kind: Kind, column: Column, me: number): Placed[] {
  const at = COLUMNS.indexOf(column);
  const planned = view.plan.filter((part) => part === placing(kind, column)).length;
  const found: Placed[] = [];
  for (let n = 0; n < view.clans.length; n += 1) {
    const seat = (Math.max(me, 0) + n) % view.clans.length;
    const clan = view.clans[seat]!;
    const spent =
      kind === "miner"
        ? []
        : (kind === "lord" ? clan.spent_lords : clan.spent_ghosts).filter((c) => c === at);
    const many = count(view, seat, kind, at) + (n === 0 ? planned : 0);
    for (let nth = 0; nth < many; nth += 1) found.push({ seat, kind, spent: false, nth, count: 1 });
    for (const n of spent.keys()) found.push({ seat, kind, spent: true, nth: many + n, count: 1 });
  }
  return found;
}

/** Joins equal dwarves into one with a number, for small cells. */
export function crowded(all: Placed[]): Placed[] {
  const found: Placed[] = [];
  for (const dwarf of all) {
    const same = found.find((other) => other.seat === dwarf.seat && other.spent === dwarf.spent);
    if (same) same.count += 1;
    else found.push({ ...dwarf });
  }
  return found;
}

/** How many miners work in a mine, over all players. */
export const minersIn = (view: View, colour: Colour): number =>
  view.clans.reduce((sum, clan) => sum + (clan.miners[COLOURS.indexOf(colour)] ?? 0), 0);
