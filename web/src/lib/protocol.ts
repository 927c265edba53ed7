// The messages of dvergar.server.protocol and the routes.
export const VERSION = 2;

export type Arg = number | string | string[];
export interface Line {
  id: string;
  args: Record<string, Arg>;
}

export interface Option {
  action: string;
  line: Line;
  thing: string;
  rank: number;
  price: number;
  pays: string[];
  ends: string;
}

export interface Blocked {
  thing: string;
  verb: string;
  why: Line;
  rule: string;
}

export interface SeatInfo {
  n: number;
  name: string;
  bot: string;
  taken: boolean;
  mine: boolean;
  online: boolean;
  bank: number;
}

export interface Clock {
  kind: "none" | "live" | "days";
  bank: number;
  increment: number;
  days: number;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, OptionValue>;
  status: "open" | "running" | "over" | "closed";
  public: boolean;
  host: boolean;
  seats: SeatInfo[];
  clock: Clock;
  commitment: string;
  seed: string;
  changed: number;
  waiting: number[];
}

export interface Talk {
  n: number;
  name: string;
  text: string;
  at: number;
}

/** What every game's view has; the rest belongs to the game. */
export interface BaseView {
  type: string;
  seat: number;
  waiting: number[];
  question: string;
  subject: string;
  over: boolean;
  options: Option[];
  blocked: Blocked[];
}

export interface Welcome {
  is: "welcome";
  n: number;
  stream: string;
  version: number;
}
export interface Update {
  is: "update";
  n: number;
  table: TableInfo;
  ply: number;
  seat: number;
  view: BaseView | null;
  said: number;
  lines: Line[][];
  undo: boolean;
  deadline: number;
  now: number;
}
export interface Done {
  is: "done";
  n: number;
  key: string;
  ply: number;
}
export interface Denied {
  is: "denied";
  n: number;
  key: string;
  why: Line;
}
export interface Spoken {
  is: "chat";
  n: number;
  talk: Talk;
}
export type Sent = Welcome | Update | Done | Denied | Spoken;

export type Said =
  | { do: "hello"; version: number; stream: string; last: number }
  | { do: "act"; key: string; ply: number; seat: number; action: string }
  | { do: "undo"; key: string; ply: number; seat: number }
  | { do: "chat"; key: string; text: string }
  | { do: "look"; seat: number }
  | { do: "hand-over"; key: string; seat: number; to_bot: boolean };

export type OptionValue = string | number | boolean;
export interface OptionInfo {
  kind: "bool" | "int" | string[];
  default: OptionValue;
}
export interface GameInfo {
  id: string;
  least: number;
  most: number;
  options: Record<string, OptionInfo>;
  bots: string[];
}
export interface Me {
  id: string;
  name: string;
  login: string;
}
export interface NewSeat {
  who: string;
  name?: string;
}
export interface NewTable {
  game: string;
  options: Record<string, OptionValue>;
  seats: NewSeat[];
  public: boolean;
  clock: Clock;
  salt: string;
}
