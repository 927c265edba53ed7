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
  /** the rule behind the question */
  rule: string;
  waiting: number[];
  /** the order of all lists by column; lists by colour use the first four */
  columns: string[];
  mines: number[];
  /** 0 before the first reveal */
  prices: number[];
  deck: number;
  out: string[];
  spaces: Space[];
  clans: ClanView[];
  /** the viewer's unrevealed plan */
  plan: string[];
  miners_left: number;
  leaders_left: number;
  named: Named | null;
  /** colours named so far, for the seat that swaps */
  swapping: string[];
  /** two given and two taken in this round's last swap */
  swapped: string[];
  opened: boolean;
  ending: string;
  over: boolean;
  choices: Choice[];
  blocked: Blocked[];
}
/** A contract space; `contract` is empty if it is free. */
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
  /** by colour; empty if the viewer doesn't know it */
  bag: number[];
  miners: number[];
  lords: number[];
  ghosts: number[];
  /** a column for each lord that has acted */
  spent_lords: number[];
  spent_ghosts: number[];
  kept: string[];
  /** this round's plan is done */
  sealed: boolean;
}
/** A ghost's choice that may still be cancelled. */
export interface Named {
  owner: number;
  action: string;
  /** the second dwarf to remove, such as `p2:miner` */
  also: string;
}
