// Generated from the server's schemas by make docs.
export const VERSION = 4;

export type Arg = number | string | string[];
export type OptionValue = boolean | number | string;
export type ClientMessage = Hello | Act | Undo | TakeBack | Chat | Look | HandOver | Study | Ping;
export type ServerMessage = Welcome | Update | Done | Denied | NewChatLine | Pong;

/** The first message: the client's version, and where to resume a stream. */
export interface Hello {
  do: "hello";
  version: number;
  /** the name of a stream to resume */
  stream?: string;
  /** the number of the last message received from it */
  last?: number;
}
/** Answer the open question `ply`. A repeat with the same key is confirmed, not applied. */
export interface Act {
  do: "act";
  /** a new one for each action */
  key: string;
  /** from the last update */
  ply: number;
  seat: number;
  action: string;
}
/** Undo the last step of your turn. */
export interface Undo {
  do: "undo";
  key: string;
  ply: number;
  seat: number;
}
/** Withdraw your sealed answer, or one part of it, while others are still thinking. */
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
/** Choose which of your seats the view is for; -1 watches. */
export interface Look {
  do: "look";
  seat: number;
}
/** Hand your seat over to a bot, or take it over again. */
export interface HandOver {
  do: "hand-over";
  key: string;
  seat: number;
  to_bot: boolean;
}
/** Report a look in a lesson, skip a step, repeat a chapter, leave the lesson or resume it. */
export interface Study {
  do: "study";
  key: string;
  verb: "leave" | "look" | "repeat" | "resume" | "skip";
  /** for look and skip */
  step?: string;
  /** what was looked at: one of the step's `looks` */
  look?: string;
  /** for repeat */
  chapter?: string;
}
/** Check that the connection is still alive. */
export interface Ping {
  do: "ping";
}
/** Opens a stream. The client remembers its name and the last number, to resume it. */
export interface Welcome {
  is: "welcome";
  n: number;
  stream: string;
  version: number;
}
/** The table as the reader may see it, and what happened since the last update. */
export interface Update {
  is: "update";
  n: number;
  table: TableInfo;
  /** the number of the open question */
  ply: number;
  /** whose view it is; -1 for a watcher */
  seat: number;
  /** the game's view; null before the start */
  view: BaseView | null;
  /** how many entries of the log came before these lines */
  log_before: number;
  /** per entry */
  lines: Line[][];
  /** what these entries moved on the board; empty in a reader's first update */
  moves: Move[];
  /** the seat may undo now */
  undo: boolean;
  /** when the banks of the waiting seats started to run */
  since: number;
  /** when the first of them runs out; 0 without a clock */
  deadline: number;
  /** only for the learner's own view */
  lesson: LessonInfo | null;
  /** the server's time */
  now: number;
}
/** A table without its game: seats, options, clock and status. */
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
  /** time of the last change, in seconds since 1970 */
  changed: number;
  /** the seats that have to answer now */
  waiting: number[];
  /** the table of the next game, if somebody has asked for one */
  rematch: string;
  /** empty for an ordinary table */
  lesson: "" | "done" | "left" | "running";
}
/** A seat, as the reader may see it. */
export interface SeatInfo {
  n: number;
  name: string;
  /** the bot that plays for it; empty for a person */
  bot: string;
  /** it has an owner, or belongs to a bot */
  taken: boolean;
  mine: boolean;
  online: boolean;
  /** seconds left; for a seat that has to answer, when it was asked */
  bank: number;
}
/** none, live (bank and increment in seconds), or days per move. */
export interface Clock {
  kind: "none" | "live" | "days";
  bank: number;
  increment: number;
  days: number;
}
/** The fields that every game's view has; each game adds its own. */
export interface BaseView {
  /** the game */
  type: string;
  /** whose view it is; -1 for a watcher */
  seat: number;
  /** the seats that have to answer */
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
/** One legal action as people see it. */
export interface Choice {
  action: string;
  /** what it does, in one word: for keys, pictures and lists */
  verb: string;
  line: Line;
  /** the object it belongs to, as `place/name`; empty for the turn itself */
  thing: string;
  /** its position in a list for people, lowest first */
  rank: number;
  /** money, or points in final scoring; negative for a gain */
  price: number;
  /** the default payment */
  pays: string[];
  /** the place or object it leads to */
  ends: string;
}
/**
 * A sentence in any language: a message id and its arguments.
 *
 * The arguments `card` and `parts` are names of things; `player`, `seller`, `owner`, `victim`
 * and `second` are seats.
 */
export interface Line {
  id: string;
  args: {
    [k: string]: Arg;
  };
}
/** Something a player might try now, and why it is not possible. */
export interface Blocked {
  thing: string;
  verb: string;
  why: Line;
  /** the id of the rule, such as `S2.6` */
  rule: string;
}
/**
 * Something that moved from one place to another, for animations.
 *
 * Places are named as in `Choice.thing`. The thing is empty if the reader may not know it.
 */
export interface Move {
  thing: string;
  from: string;
  to: string;
}
/** The lesson of a table, as its learner sees it. */
export interface LessonInfo {
  /** bots play freely when it is left or done */
  status: "" | "done" | "left" | "running";
  /** how long it takes */
  minutes: number;
  now: Guidance;
}
/** Where the learner is in the lesson, and what it shows them. */
export interface Guidance {
  /** empty at the end of the lesson */
  step: string;
  /** from 1 */
  number: number;
  of: number;
  /** a text id; its attribute `.more` says more */
  text: string;
  /** what ends the step by being looked at; `next` is a button */
  looks: string[];
  /** things and places, as in a choice, or parts of the page */
  light: string[];
  /** the suggested action, if it is possible now */
  do: string;
  /** the text id of a comment on the learner's last action */
  comment: string;
  /** the comment offers to undo it */
  undo: boolean;
  asks: Ask[];
  /** seconds until the hint grows */
  arrow: number;
  /** seconds until "Do it for me" is offered */
  help: number;
  /** other actions until it is offered */
  tries: number;
  chapters: Chapter[];
}
/** Actions before which the lesson asks back. */
export interface Ask {
  actions: string[];
  text: string;
}
/** A chapter with the states of its steps, in order. */
export interface Chapter {
  id: string;
  /** a text id; its attribute `.about` says more */
  text: string;
  steps: ("ahead" | "done" | "now" | "skipped")[];
  /** repeating it would show something again */
  again: boolean;
}
/** The message with this key was applied and is on disk. */
export interface Done {
  is: "done";
  n: number;
  key: string;
  /** the question that is open now */
  ply: number;
}
/** The message with this key was refused and changed nothing. */
export interface Denied {
  is: "denied";
  n: number;
  key: string;
  why: Line;
}
/** A new line of chat. */
export interface NewChatLine {
  is: "chat";
  n: number;
  talk: Talk;
}
/** A line of chat; `n` numbers the lines of a table. */
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
/** The answer to a refused request, with a status of 400 or above. */
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
/** An option of a game: a list of choices, a switch or a number, with its default. */
export interface OptionInfo {
  kind: ("bool" | "int") | string[];
  default: OptionValue;
  /** values of other options, or "players", that it requires */
  only: {
    [k: string]: string[];
  };
  /** the rule behind `only` */
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
/** How far a person is in a game's lesson. */
export interface Progress {
  game: string;
  /** how long the lesson takes */
  minutes: number;
  /** empty if it was never started */
  status: "" | "done" | "left" | "running";
  /** of the newest lesson; empty if it was never started */
  table: string;
  /** the step there, from 1; 0 if it was never started */
  number: number;
  of: number;
  /** the person has finished this game once */
  played: boolean;
}
export interface NewLesson {
  /** delete an unfinished one and begin anew */
  again?: boolean;
}
export interface Credentials {
  login: string;
  password: string;
}
export interface Me {
  id: string;
  name: string;
  login: string;
}
export interface NewName {
  name: string;
}
export interface QrText {
  text: string;
}
export interface Uploaded {
  id: string;
}
/** A whole game as one seat may see it; the first moment is the set-up. */
export interface Replay {
  id: string;
  game: string;
  options: {
    [k: string]: OptionValue;
  };
  seats: ReplaySeat[];
  /** False for an uploaded game that was not finished */
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
  /** the bot that played for it at the end; empty for a person */
  bot: string;
}
/** The game after an entry of the log. */
export interface Moment {
  /** the seat that acted; -1 for the set-up */
  seat: number;
  round: number;
  /** the seat that has to answer next; -1 at the end */
  turn: number;
  lines: Line[];
  /** what the entry moved on the board */
  moves: Move[];
  wealth: number[];
}
/** One seat's view of a moment. */
export interface MomentView {
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
  /** of a second person on this device */
  name?: string;
}
export interface Fill {
  seat: number;
  bot: string;
}
export interface Claim {
  token: string;
}
export interface Rematch {
  salt?: string;
  salt_later?: boolean;
}
export interface NewSalt {
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
