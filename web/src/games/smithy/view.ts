import type { BaseView } from "../../lib/protocol";

export interface Piece {
  card: string;
  refined: boolean;
  tilted: boolean;
  buy: number;
  sell: number;
}
export interface Laid {
  card: string;
  parts: string[];
}
export interface Sheet {
  coins: number;
  stock: number;
  bonuses: Record<string, number>;
  kings: number;
  total: number;
}
export interface Smith {
  coins: number;
  mine_backs: number;
  guild_backs: number;
  hand: string[];
  market: Piece[];
  kings: Laid[];
  workshop: Piece[];
  workshop_size: number;
  stacks: Laid[];
  apprentices: string[];
  tools: string[];
  limits: { hand: number; market: number; workshop: number };
}
export interface Stock {
  card: string;
  above: number;
  price: number;
}
export interface SmithyView extends BaseView {
  round: number;
  turn: number;
  active: number;
  first: number;
  actions_left: number;
  draws_left: number;
  mine: number;
  guild: number;
  warehouse: Stock[];
  scrap: Record<string, number>;
  discard: string[];
  smiths: Smith[];
  closer: number;
  done: number[];
  ending: string;
  auction: { seller: number; card: Piece; high: number; holder: number } | null;
  paying: { card: string; laid: string[] } | null;
  sheets: Sheet[];
}

export const RUNES = new Set(["thunder", "lightning", "frost", "earth"]);

/** A piece as things are named: tilted-refined-iron. */
export function pieceWord(piece: Piece): string {
  return `${piece.tilted ? "tilted-" : ""}${piece.refined ? "refined-" : ""}${piece.card}`;
}

/** How many cards of the Market count against its limit. */
export const marketCount = (smith: Smith): number => smith.market.length + smith.kings.length;
