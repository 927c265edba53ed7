import { GAMES } from "../../games";
import { cards } from "../table/cards.svelte";
import type { Arg, Line, SeatInfo } from "../protocol";
import { t, words } from "./words.svelte";

const BOT_NAMES = ["Brokk", "Regin", "Dagny", "Andvari", "Sigyn"];
const SEAT_KEYS = ["player", "seller", "owner", "victim", "second"];
const MONEY_KEYS = ["coins", "thalers"];
const FIRST_MARK = 0xe000; // of the characters that no text uses

/** A sentence in pieces: plain text, a thing, a seat, an amount of money. */
export type Part =
  | { kind: "text"; text: string }
  | { kind: "thing"; ref: string }
  | { kind: "seat"; seat: number; text: string }
  | { kind: "coins"; coins: number; text: string };

/** A bot's seat has only the bot's id; the table shows a dwarf's name. */
export function seatName(seat: SeatInfo): string {
  if (!seat.taken) return t("web-seat-open");
  return seat.bot && seat.name === seat.bot ? (BOT_NAMES[seat.n] ?? seat.name) : seat.name;
}

/** The name of a thing: a card, a resource or its side (`iron.refined`), a term. */
export function nameOf(game: string, ref: string): string {
  const [id = "", side = ""] = ref.split(".");
  const own = cards.nameOf(id);
  if (own) return side ? `${own} (${t(`${game}-${side}`)})` : own;
  for (const kind of ["card", "resource", "term"]) {
    const key = `${game}-${kind}-${id}`;
    if (words.has(key)) return t(side ? `${key}.${side}` : key);
  }
  return id;
}

/** Joins names and counts equal ones: 2 × Iron, Gold. */
export function listing(names: string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n > 1 ? `${n}\u00a0×\u00a0${name}` : name)).join(", ");
}

type Wording = { thing: (ref: string) => string; seat: (seat: number, name: string) => string };

function worded(line: Line, seats: SeatInfo[], { thing, seat }: Wording): string {
  const word = (key: string, value: Arg): string | number => {
    if (Array.isArray(value)) return listing(value.map(thing));
    if (typeof value === "string") return thing(value);
    const info = SEAT_KEYS.includes(key) ? seats[value] : undefined;
    return info ? seat(value, seatName(info)) : value;
  };
  return t(line.id, Object.fromEntries(Object.entries(line.args).map(([k, v]) => [k, word(k, v)])));
}

/** A line in the reader's language. */
export function say(line: Line, game = "", seats: SeatInfo[] = []): string {
  return worded(line, seats, { thing: (ref) => nameOf(game, ref), seat: (_, name) => name });
}

/** A line in pieces, so that things and money can be drawn where the language puts them. */
export function sayParts(line: Line, game: string, seats: SeatInfo[]): Part[] {
  const marks = new Map<string, Part>();
  const mark = (part: Part): string => {
    const key = JSON.stringify(part);
    const known = [...marks].find(([, other]) => JSON.stringify(other) === key);
    const char = known?.[0] ?? String.fromCharCode(FIRST_MARK + marks.size);
    marks.set(char, part);
    return char;
  };
  const text = worded(line, seats, {
    thing: (ref) => (isThing(game, ref) ? mark({ kind: "thing", ref }) : nameOf(game, ref)),
    seat: (seat, name) => mark({ kind: "seat", seat, text: name }),
  });
  return split(withCoins(text, line, game, mark), marks);
}

function isThing(game: string, ref: string): boolean {
  const id = ref.split(".")[0] ?? "";
  return (
    cards.has(id) ||
    words.has(`${game}-card-${id}`) ||
    words.has(`${game}-resource-${id}`) ||
    GAMES[game]?.terms?.includes(id) === true
  );
}

/** Draws the amount as a coin; if the language inflects the word for money, the word follows it. */
function withCoins(text: string, { args }: Line, game: string, mark: (part: Part) => string): string {
  const money = MONEY_KEYS.find((key) => key in args) ?? "";
  const coins = args[money];
  if (typeof coins !== "number") return text;
  const amount = t(`${game}-${money}`, { [money]: coins });
  const stem = amount.slice(0, -1);
  const found = new RegExp(`(?<!\\d)${amount}(?!\\p{L})`, "u").exec(text);
  if (found) return text.replace(found[0], mark({ kind: "coins", coins, text: amount }));
  const bent = new RegExp(`(?<!\\d)${coins}(?=${stem.slice(String(coins).length)})`, "u");
  return text.replace(bent, mark({ kind: "coins", coins, text: String(coins) }));
}

function split(text: string, marks: Map<string, Part>): Part[] {
  const pieces = text.split(/([\ue000-\ue0ff])/).filter(Boolean);
  return pieces.map((piece) => marks.get(piece) ?? { kind: "text", text: piece });
}
