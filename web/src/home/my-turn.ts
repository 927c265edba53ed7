import type { TableInfo } from "../lib/protocol";

/** Whether a game goes on only when this person has moved. */
export const waitsForMe = (table: TableInfo): boolean =>
  table.seats.some((s) => s.mine && !s.bot && table.waiting.includes(s.n));
