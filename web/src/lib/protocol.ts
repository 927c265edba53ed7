// Generated from the server's schemas by make docs.
export const VERSION = 3;

export type Arg = number | string | string[];
export type OptionValue = boolean | number | string;
export type Said = Hello | Act | Undo | TakeBack | Chat | Look | Hand | Ping;
export type Sent = Welcome | Update | Done | Denied | Spoken | Pong;

/** The first message: the client's version, and the last message it has seen of a stream. */
export interface Hello {
  do: "hello";
  version: number;
  /** the name of a stream to resume */
  stream?: string;
  /** the number of the last message seen of it */
  last?: number;
}
/** Answer the open question `ply`; a repeat with the same key is answered, not applied. */
export interface Act {
  do: "act";
  /** a new one for each act */
  key: string;
  /** from the last update */
  ply: number;
  seat: number;
  action: string;
}
/** Take back the last step of one's own turn. */
export interface Undo {
  do: "undo";
  key: string;
  ply: number;
  seat: number;
}
/** Take back one's sealed answer, or one part of it, while others still think. */
export interface TakeBack {
  do: "take-back";
  key: string;
  ply: number;
  seat: number;
  /** the part; empty for all of it */
  action?: string;
}
/** Say something to everyone at the table. */
export interface Chat {
  do: "chat";
  key: string;
  text: string;
}
/** Which of one's own seats the view is for; -1 looks as a watcher. */
export interface Look {
  do: "look";
  seat: number;
}
/** Let a bot play for one's seat, or take it back. */
export interface Hand {
  do: "hand-over";
  key: string;
  seat: number;
  to_bot: boolean;
}
/** Ask whether the connection is still alive. */
export interface Ping {
  do: "ping";
}
/** Opens a stream: the client keeps its name and the last number. */
export interface Welcome {
  is: "welcome";
  n: number;
  stream: string;
  version: number;
}
/** The table as the reader may see it, and what was done since the last update. */
export interface Update {
  is: "update";
  n: number;
  table: TableInfo;
  /** names the open question */
  ply: number;
  /** whose view it is; -1 watches */
  seat: number;
  /** the game's own, null before the start */
  view: BaseView | null;
  /** how many entries of the log came before these lines */
  said: number;
  /** of each entry */
  lines: Line[][];
  /** what these entries moved on the board; none for a reader who has just come */
  moves: Move[];
  /** the seat may undo now */
  undo: boolean;
  /** when the asked seats' banks began to run */
  since: number;
  /** when the first of them runs out, 0 without a clock */
  deadline: number;
  /** the server's clock */
  now: number;
}
/** A table without its game: who sits there, how it is played, how far it is. */
export interface TableInfo {
  id: string;
  game: string;
  options: {
    [k: string]: OptionValue;
  };
  status: "closed" | "open" | "over" | "running";
  public: boolean;
  /** the reader is the host */
  host: boolean;
  seats: SeatInfo[];
  clock: Clock;
  /** SHA-256 of the seed */
  commitment: string;
  /** empty until the game is over */
  seed: string;
  /** when, in seconds since 1970 */
  changed: number;
  /** the seats that are asked now */
  waiting: number[];
  /** the table of the next game, if somebody has asked for one */
  rematch: string;
}
/** A place at the table, as its reader may see it. */
export interface SeatInfo {
  n: number;
  name: string;
  /** who plays for it; empty for a person */
  bot: string;
  /** it has an owner, or belongs to a bot */
  taken: boolean;
  mine: boolean;
  online: boolean;
  /** seconds left; of an asked seat, when it was asked */
  bank: number;
}
/** none, live (bank and increment in seconds), or days for each move. */
export interface Clock {
  kind: "none" | "live" | "days";
  bank: number;
  increment: number;
  days: number;
}
/** What every game's view has; the rest belongs to the game. */
export interface BaseView {
  /** the game */
  type: string;
  /** whose view it is; -1 is a watcher's */
  seat: number;
  /** the seats that are asked */
  waiting: number[];
  /** what they are asked */
  question: string;
  /** the card in question */
  subject: string;
  /** the rule behind the question */
  rule: string;
  over: boolean;
  /** what the seat may answer now */
  choices: Choice[];
  /** what it can't do now, and why */
  blocked: Blocked[];
}
/** One legal action as a person meets it. */
export interface Choice {
  action: string;
  /** what it does, in one word: for keys, pictures and lists */
  verb: string;
  line: Line;
  /** the object it belongs to, as `place/name`; empty for the turn itself */
  thing: string;
  /** for people: the lower, the earlier in a list */
  rank: number;
  /** money, or points of a final count; less than 0 is a gain */
  price: number;
  /** the default payment */
  pays: string[];
  /** the place or object it leads to */
  ends: string;
}
/**
 * A sentence to be worded in the reader's language: a message id and its arguments.
 *
 * Under `card` and `parts` stand names of things, under `player`, `seller`, `owner`, `victim`
 * and `second` seats.
 */
export interface Line {
  id: string;
  args: {
    [k: string]: Arg;
  };
}
/** Something one might try now, and why it can't be done. */
export interface Blocked {
  thing: string;
  verb: string;
  why: Line;
  /** where the rules say so, as `S2.6` */
  rule: string;
}
/**
 * Something that went from one place to another, for pages to animate.
 *
 * Places are called as in `Choice.thing`. The thing is empty where the reader can't know it.
 */
export interface Move {
  thing: string;
  from: string;
  to: string;
}
/** The act with this key counts: it is on disk. */
export interface Done {
  is: "done";
  n: number;
  key: string;
  /** of the question that is open after it */
  ply: number;
}
/** The message with this key changed nothing, and why. */
export interface Denied {
  is: "denied";
  n: number;
  key: string;
  why: Line;
}
/** Something was said at the table. */
export interface Spoken {
  is: "chat";
  n: number;
  talk: Talk;
}
/** A line of the chat; `n` counts those of the table. */
export interface Talk {
  n: number;
  name: string;
  text: string;
  at: number;
}
/** The connection is alive. */
export interface Pong {
  is: "pong";
  n: number;
}
/** The answer to a request that is refused, with a status from 400. */
export interface Refusal {
  why: Line;
}
export interface GameInfo {
  id: string;
  least: number;
  most: number;
  options: {
    [k: string]: OptionInfo;
  };
  bots: string[];
}
/** An option of a game: a list of choices, a switch or a number, and what it is if not said. */
export interface OptionInfo {
  kind: ("bool" | "int") | string[];
  default: OptionValue;
  /** what other options, or "players", must be for another value */
  only: {
    [k: string]: string[];
  };
  /** that says so */
  rule: string;
}
/** All cards of a game with these options. */
export interface CardSet {
  /** the name of a released set; `own` for a custom set from a save file */
  set: string;
  /** by id: the card names of a custom set */
  names: {
    [k: string]: string;
  };
  tables: {
    [k: string]: Arg;
  }[][];
}
export interface LoginSaid {
  login: string;
  password: string;
}
export interface Me {
  id: string;
  name: string;
  login: string;
}
export interface NameSaid {
  name: string;
}
export interface Wanted {
  text: string;
}
export interface Brought {
  id: string;
}
/** A whole game as one seat may read it; the first moment is the set-up. */
export interface Replay {
  id: string;
  game: string;
  options: {
    [k: string]: OptionValue;
  };
  seats: ReplaySeat[];
  /** an uploaded game may break off */
  over: boolean;
  /** seconds from the first to the last move, 0 if unknown */
  played: number;
  commitment: string;
  seed: string;
  salts: string[];
  moments: Moment[];
}
export interface ReplaySeat {
  n: number;
  name: string;
  /** who played for it at the end; empty for a person */
  bot: string;
}
/** The game after an entry of the log. */
export interface Moment {
  /** who acted; -1 for the set-up */
  seat: number;
  round: number;
  /** the seat that is asked then; -1 at the end */
  turn: number;
  lines: Line[];
  /** what the entry moved on the board */
  moves: Move[];
  wealth: number[];
}
/** A seat's view of a moment. */
export interface Shown {
  moment: number;
  seat: number;
  view: BaseView;
}
export interface NewTable {
  game: string;
  options: {
    [k: string]: OptionValue;
  };
  seats: NewSeat[];
  public?: boolean;
  clock?: Clock;
  salt?: string;
  /** the host wants to see the commitment first */
  salt_later?: boolean;
}
/** `me`, `open`, or a bot's name. */
export interface NewSeat {
  who: string;
  /** another person on the same device */
  name?: string;
}
export interface Fill {
  seat: number;
  bot: string;
}
export interface Claim {
  token: string;
}
export interface Again {
  salt?: string;
  salt_later?: boolean;
}
export interface Salted {
  salt: string;
}
export interface Sit {
  seat: number;
  name?: string;
  salt?: string;
}
export interface Link {
  token: string;
}
