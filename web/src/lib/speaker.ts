import type { Arg, Line, SeatInfo } from "./protocol";
import { t, words } from "./words.svelte";

const BOT_NAMES = ["Brokk", "Regin", "Dagny", "Andvari"];

/** A bot's seat carries only the bot's id; at the table it goes by a dwarf's name. */
export function seatName(seat: SeatInfo): string {
  if (!seat.taken) return t("web-seat-open");
  return seat.bot && seat.name === seat.bot ? (BOT_NAMES[seat.n] ?? seat.name) : seat.name;
}

/** The name of a thing: a card, a resource or its side (`iron.refined`), a term. */
export function nameOf(game: string, ref: string): string {
  const [id = "", side = ""] = ref.split(".");
  for (const kind of ["card", "resource", "term"]) {
    const key = `${game}-${kind}-${id}`;
    if (words.has(key)) return t(side ? `${key}.${side}` : key);
  }
  return id;
}

/** Equal names are counted: 2 × Iron, Gold. */
export function listing(names: string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n > 1 ? `${n} × ${name}` : name)).join(", ");
}

/** A line in the reader's language. */
export function say(line: Line, game = "", seats: SeatInfo[] = []): string {
  const worded = (key: string, value: Arg): string | number => {
    if (Array.isArray(value)) return listing(value.map((ref) => nameOf(game, ref)));
    if (typeof value === "string") return nameOf(game, value);
    const seat = key === "player" || key === "seller" ? seats[value] : undefined;
    return seat ? seatName(seat) : value;
  };
  return t(line.id, Object.fromEntries(Object.entries(line.args).map(([k, v]) => [k, worded(k, v)])));
}
