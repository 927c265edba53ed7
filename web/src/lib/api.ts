import type { GameInfo, Line, Me, NewTable, TableInfo } from "./protocol";

/** The server said no, in a Line that can be worded. */
export class Refusal extends Error {
  constructor(readonly why: Line) {
    super(why.id);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "Content-Type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refusal({ id: "web-offline", args: {} });
  }
  const text = await answer.text();
  if (answer.ok) return (text ? JSON.parse(text) : null) as T;
  throw refusal(text);
}

function refusal(text: string): Refusal {
  try {
    return new Refusal((JSON.parse(text) as { why: Line }).why);
  } catch {
    return new Refusal({ id: "refused-our-fault", args: {} });
  }
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => ask<GameInfo[]>("GET", "/api/games"),
  cards: (game: string) => ask<Record<string, string | number | string[]>[][]>("GET", `/api/games/${game}/cards`),
  me: () => ask<Me | null>("GET", "/api/me"),
  enter: (name: string) => ask<Me>("POST", "/api/me", { name }),
  rename: (name: string) => ask<Me>("PUT", "/api/me", { name }),
  login: (login: string, password: string) => ask<Me>("POST", "/api/login", { login, password }),
  protect: (login: string, password: string) => ask<null>("POST", "/api/me/password", { login, password }),
  tables: (kind: "open" | "running" | "mine") => ask<TableInfo[]>("GET", `/api/tables?kind=${kind}`),
  create: (wanted: NewTable) => ask<TableInfo>("POST", "/api/tables", wanted),
  sit: (id: string, seat: number, name: string) =>
    ask<TableInfo>("POST", `${table(id)}/seat`, { seat, name, salt: newSalt() }),
  fill: (id: string, seat: number, bot: string) => ask<TableInfo>("POST", `${table(id)}/bot`, { seat, bot }),
  leave: (id: string) => ask<null>("DELETE", `${table(id)}/seat`),
  rematch: (id: string) => ask<TableInfo>("POST", `${table(id)}/rematch`),
  link: (id: string, seat: number) => ask<{ token: string }>("POST", `${table(id)}/seat/${seat}/link`),
  claim: (id: string, token: string) => ask<TableInfo>("POST", `${table(id)}/claim`, { token }),
};

/** A player's share of the fair shuffle. */
export function newSalt(): string {
  return hex(16);
}

export function newKey(): string {
  return hex(12);
}

function hex(bytes: number): string {
  const made = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(made, (b) => b.toString(16).padStart(2, "0")).join("");
}
