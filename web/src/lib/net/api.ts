import { forgetSalts, keepSalt, keepSeal, remembered } from "../shuffle/memory";
import type {
  BaseView,
  CardSet,
  GameInfo,
  Line,
  Me,
  NewTable,
  Progress,
  Replay,
  TableInfo,
} from "../protocol";

/** The server refused a request; `why` is a line that can be shown. */
export class Refusal extends Error {
  constructor(readonly why: Line) {
    super(why.id);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const text = await answered(method, path, body);
  return (text ? JSON.parse(text) : null) as T;
}

async function answered(method: string, path: string, body?: unknown): Promise<string> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    const text = typeof body === "string";
    init.body = text ? body : JSON.stringify(body);
    init.headers = { "Content-Type": text ? "text/plain" : "application/json" };
  }
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(path, init);
    text = await answer.text();
  } catch {
    throw new Refusal({ id: "web-offline", args: {} });
  }
  if (answer.ok) return text;
  throw refusal(text);
}

function refusal(text: string): Refusal {
  try {
    return new Refusal((JSON.parse(text) as { why: Line }).why);
  } catch {
    return new Refusal({ id: "refused-our-fault", args: {} });
  }
}

/** What a card set is fetched for. */
export type CardOwner = "games" | "tables" | "replays";

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const replay = (id: string): string => `/api/replays/${encodeURIComponent(id)}`;

/** Takes a seat and remembers the salt that this browser added to the shuffle. */
async function salted(path: string, body: object): Promise<TableInfo> {
  const salt = newSalt();
  const info = await ask<TableInfo>("POST", path, { ...body, salt });
  keepSalt(info, salt);
  return info;
}

/** Creates or joins a table. This browser sends its salt, once, only after it has seen and stored the commitment. */
async function opened(path: string, body: object): Promise<TableInfo> {
  const info = await ask<TableInfo>("POST", path, { ...body, salt_later: true });
  keepSeal(info);
  const done = info.status !== "open" || remembered(info.id).salts.length > 0;
  return done ? info : salted(`${table(info.id)}/salt`, {});
}

async function leave(id: string): Promise<void> {
  const { status } = await api.table(id);
  await ask("DELETE", `${table(id)}/seat`);
  if (status === "open") forgetSalts(id);
}

export const api = {
  games: () => ask<GameInfo[]>("GET", "/api/games"),
  cards: (kind: CardOwner, id: string) => ask<CardSet>("GET", `/api/${kind}/${encodeURIComponent(id)}/cards`),
  me: () => ask<Me | null>("GET", "/api/me"),
  enter: (name: string) => ask<Me>("POST", "/api/me", { name }),
  rename: (name: string) => ask<Me>("PUT", "/api/me", { name }),
  login: (login: string, password: string) => ask<Me>("POST", "/api/login", { login, password }),
  logout: () => ask<null>("POST", "/api/logout"),
  protect: (login: string, password: string) => ask<null>("POST", "/api/me/password", { login, password }),
  tables: (kind: "open" | "running" | "mine") => ask<TableInfo[]>("GET", `/api/tables?kind=${kind}`),
  table: (id: string) => ask<TableInfo>("GET", table(id)),
  create: (wanted: NewTable) => opened("/api/tables", wanted),
  sit: (id: string, seat: number, name: string) => salted(`${table(id)}/seat`, { seat, name }),
  fill: (id: string, seat: number, bot: string) => ask<TableInfo>("POST", `${table(id)}/bot`, { seat, bot }),
  leave,
  rematch: (id: string) => opened(`${table(id)}/rematch`, {}),
  start: (id: string) => ask<TableInfo>("POST", `${table(id)}/start`),
  link: (id: string, seat: number) => ask<{ token: string }>("POST", `${table(id)}/seat/${seat}/link`),
  claim: (id: string, token: string) => ask<TableInfo>("POST", `${table(id)}/claim`, { token }),
  lessons: () => ask<Progress[]>("GET", "/api/lessons"),
  learn: (game: string, again = false) =>
    ask<TableInfo>("POST", `/api/lessons/${encodeURIComponent(game)}`, { again }),
  replay: (id: string, seat: number) => ask<Replay>("GET", `${replay(id)}?seat=${seat}`),
  moment: async (id: string, moment: number, seat: number) =>
    (await ask<{ view: BaseView }>("GET", `${replay(id)}/${moment}?seat=${seat}`)).view,
  bring: (save: string) => ask<{ id: string }>("POST", "/api/replays", save),
  words: (lang: string) => answered("GET", `/locales/${lang}`),
  saveOf: (id: string): string => `${replay(id)}/save`,
};

/** A player's salt for the fair shuffle. */
function newSalt(): string {
  return hex(16);
}

export function newKey(): string {
  return hex(12);
}

function hex(bytes: number): string {
  const made = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(made, (b) => b.toString(16).padStart(2, "0")).join("");
}
