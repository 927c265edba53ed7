import type { TableInfo } from "../lib/protocol";

/** Whether a game is waiting for this player. */
export const waitsForMe = (table: TableInfo): boolean =>
  table.seats.some((s) => s.mine && !s.bot && table.waiting.includes(s.n));
