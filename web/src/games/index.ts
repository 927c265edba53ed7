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

/** The components of a game, loaded when its table is opened. */
export interface Parts {
  Board: Component<BoardProps>;
  End: Component<EndProps>;
  /** A card or resource inside a sentence: a small picture and its name, larger on hover. */
  Thing?: Component<{ ref: string }>;
}

/** What the rules draw, loaded when they are opened. */
export interface Guide {
  /** Draws an icon by its name in the rules. */
  Icon: Component<{ name: string }>;
  /** The pages of the picture guide. */
  SCREENS: Component[];
}

/** What the shell needs to know about a game. */
export interface Game {
  /** The prefix of the game's rule ids. */
  letter: string;
  Icon: Component;
  /** What the lobby shows. */
  door: {
    Sign: Component;
    /** The colour of its emblem, if it isn't ember. */
    colour?: string;
    /** The address of a picture. */
    gate?: string;
    minutes: number;
    /** The message that says how hard it is. */
    weight: string;
  };
  parts: () => Promise<Parts>;
  guide: () => Promise<Guide>;
  /** The title of the score sheet. */
  sheet: string;
  /** The prefixes of log line ids that open a turn. */
  turn: string;
  /** The current round or turn, in a few words. */
  round: (view: BaseView) => Line;
  /** Everyone's money, by seat. */
  coins: (view: BaseView) => number[];
  /** Lines that are replaced with a number when there are many at once, and the message for it. */
  folds?: Record<string, string>;
  /** Consecutive lines that are joined into one per player, and the message for it. */
  joins?: Record<string, string>;
  /** What else to show about a table, next to its name. */
  notes?: (options: TableInfo["options"]) => Line[];
  /** Rules and chapters that apply only with some options. */
  needs?: Record<string, (options: TableInfo["options"]) => boolean>;
  /** Terms that are drawn inside a sentence, as cards and resources are. */
  terms?: string[];
}

export const GAMES: Record<string, Game> = { smithy, silberzwerg, jewellers };

/** Whether a line of the log opens a turn. */
export const opensTurn = (game: string, line: Line): boolean =>
  game in GAMES && line.id.startsWith(GAMES[game]!.turn);
