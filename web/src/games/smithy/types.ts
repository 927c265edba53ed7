// Generated from the server's schemas by make docs.
import type { Blocked, Choice } from "../../lib/protocol";

export interface View {
  type: "smithy";
  seat: number;
  round: number;
  turn: number;
  active: number;
  first: number;
  question: string;
  /** the card in question, for the seat that has to answer */
  subject: string;
  /** the rule behind the question */
  rule: string;
  waiting: number[];
  actions_left: number;
  draws_left: number;
  mine: number;
  guild: number;
  warehouse: Stock[];
  scrap: {
    [k: string]: number;
  };
  discard: string[];
  smiths: SmithView[];
  closer: number;
  done: number[];
  ending: string;
  over: boolean;
  auction: Auction | null;
  paying: Paying | null;
  sheets: SheetView[];
  choices: Choice[];
  blocked: Blocked[];
}
/** A Warehouse card: how many cards are above it, and the viewer's price. */
export interface Stock {
  card: string;
  above: number;
  price: number;
}
export interface SmithView {
  coins: number;
  mine_backs: number;
  guild_backs: number;
  /** all cards of the viewer; of others, only those that everyone has seen */
  hand: string[];
  market: Piece[];
  kings: Laid[];
  workshop: Piece[];
  workshop_size: number;
  stacks: Laid[];
  apprentices: string[];
  tools: string[];
  limits: Limits;
}
/** A face-up card: id, side and tilt. */
export interface Piece {
  card: string;
  refined: boolean;
  tilted: boolean;
  buy: number;
  sell: number;
}
/** A guild card on its resources; `card` is empty if it is hidden from the viewer. */
export interface Laid {
  card: string;
  parts: string[];
}
export interface Limits {
  hand: number;
  market: number;
  workshop: number;
}
export interface Auction {
  seller: number;
  card: Piece;
  high: number;
  holder: number;
}
/** The viewer's craft that still needs resources. */
export interface Paying {
  card: string;
  laid: string[];
}
export interface SheetView {
  coins: number;
  stock: number;
  bonuses: {
    [k: string]: number;
  };
  /** the king's item that earned each bonus */
  finest: {
    [k: string]: string;
  };
  kings: number;
  total: number;
}
