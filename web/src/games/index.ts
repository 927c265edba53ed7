import type { Component } from "svelte";
import type { BaseView, Line, TableInfo } from "../lib/protocol";
import type { ShownTable } from "../lib/table/shown-table";
import type { Care } from "../lib/table/doubt";
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
  /** The turn or phase that a view belongs to: it changes when the next one begins. */
  scene: (view: BaseView) => string;
  /** The phase that a line of the log belongs to, and whether a player was asked in it; for games that show their phases one by one. */
  phaseOf?: (line: Line) => { phase: string; asked: boolean } | undefined;
  /** Everyone's money, by seat. */
  coins: (view: BaseView) => number[];
  /** Lines that are replaced with a number when there are many at once, and the message for it. */
  folds?: Record<string, string>;
  /** Consecutive lines that are joined into one per player, and the message for it. */
  joins?: Record<string, string>;
  /** Pictures of how it is won, what a turn is, when it ends: steps of things and amounts. */
  goal: Record<"win" | "turn" | "end", (string | number)[][]>;
  /** What is explained when it happens for the first time, by the name of its note. */
  firsts: Record<string, (view: BaseView) => boolean>;
  /** What ends a turn, and what is ready before that. */
  care: Care;
  /** Lines that a summary of a turn leaves out first. */
  minor?: string[];
  /** Lines that say what a player's own turn brought by itself. */
  results?: string[];
  /** What a seat wins or loses by another player's action. */
  gain?: (line: Line, seat: number) => number;
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
