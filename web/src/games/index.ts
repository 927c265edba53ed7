import type { Component } from "svelte";
import type { BaseView, Line, TableInfo } from "../lib/protocol";
import type { ShownTable } from "../lib/table/shown-table";
import { jewellers } from "./jewellers/facts";
import { silberzwerg } from "./silberzwerg/facts";
import { smithy } from "./smithy/facts";

export interface BoardProps {
  session: ShownTable;
  tab: string;
  ontab: (tab: string) => void;
}
export interface EndProps {
  session: ShownTable;
  onback: () => void;
}

/** The drawn parts of a game; they are loaded when its table is opened. */
export interface Parts {
  Board: Component<BoardProps>;
  End: Component<EndProps>;
  /** A card or resource inside a sentence: small picture and name, larger when pointed at. */
  Thing?: Component<{ ref: string }>;
  /** The signs of its cards, where they need explaining. */
  Legend?: Component;
}

/** What the shell, which is the same for every game, must know of one. */
export interface Game {
  /** Begins the ids of the game's rules. */
  letter: string;
  Icon: Component;
  /** What the lobby shows of it. */
  door: {
    Sign: Component;
    /** A picture's address. */
    gate?: string;
    minutes: number;
    /** The message that says how hard it is. */
    weight: string;
  };
  parts: () => Promise<Parts>;
  /** What the sheet at the end of the game is called. */
  sheet: string;
  /** How the ids of the log's lines begin that open a turn. */
  turn: string;
  /** Where the game is, in a few words. */
  round: (view: BaseView) => Line;
  /** Everyone's money, by seat. */
  coins: (view: BaseView) => number[];
  /** Lines that are only counted when there are many at once, and the message that counts them. */
  folds?: Record<string, string>;
  /** Lines that become one for each player when they follow each other, and the message for all of them. */
  joins?: Record<string, string>;
  /** What is to be known of a table, beside its name. */
  notes?: (options: TableInfo["options"]) => Line[];
  /** Rules and whole chapters that only some options bring into play. */
  needs?: Record<string, (options: TableInfo["options"]) => boolean>;
  /** Terms that are drawn inside a sentence, as cards and resources are. */
  terms?: string[];
}

export const GAMES: Record<string, Game> = { smithy, silberzwerg, jewellers };

/** Whether a line of the log opens a turn. */
export const opensTurn = (game: string, line: Line): boolean =>
  game in GAMES && line.id.startsWith(GAMES[game]!.turn);
