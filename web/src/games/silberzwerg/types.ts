// Generated from the server's schemas by make docs.
import type { Blocked, Choice } from "../../lib/protocol";

export interface View {
  type: "silberzwerg";
  seat: number;
  round: number;
  turn: number;
  active: number;
  first: number;
  phase: string;
  question: string;
  subject: string;
  /** where the rules speak of the question */
  rule: string;
  waiting: number[];
  /** the order in all lists by column; by colour it is the first four */
  columns: string[];
  mines: number[];
  /** 0 before the first reveal */
  prices: number[];
  deck: number;
  out: string[];
  spaces: Space[];
  clans: ClanView[];
  /** the viewer's own, not yet revealed */
  plan: string[];
  miners_left: number;
  leaders_left: number;
  named: Named | null;
  /** colours named so far, for the seat that swaps */
  swapping: string[];
  /** two given and two taken in this round's newest swap */
  swapped: string[];
  opened: boolean;
  ending: string;
  over: boolean;
  choices: Choice[];
  blocked: Blocked[];
}
/** A place for a contract; `contract` is empty while it is free. */
export interface Space {
  /** -1 for a public one */
  owner: number;
  contract: string;
  level: number;
  value: number;
  /** the gems that the viewer still needs for it */
  lacks: string[];
}
export interface ClanView {
  wealth: number;
  gems: number;
  /** by colour where the viewer knows it, else empty */
  bag: number[];
  miners: number[];
  lords: number[];
  ghosts: number[];
  /** columns, one for each lord */
  spent_lords: number[];
  spent_ghosts: number[];
  kept: string[];
  /** the plan of this round is in */
  sealed: boolean;
}
/** A ghost's choice that may still be cancelled. */
export interface Named {
  owner: number;
  action: string;
  /** the second dwarf to go, as `p2:miner` */
  also: string;
}
