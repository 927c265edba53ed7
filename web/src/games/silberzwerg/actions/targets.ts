import type { Line, Choice } from "../../../lib/protocol";
import { catalog } from "../catalog.svelte";
import { COLUMNS, seatOf, seatWord, type SilberView } from "../view";

const CONTRACT = new Set(["raise", "lower", "fulfil"]);
const GEMS = new Set(["swap", "steal", "sell"]);
const MINES = new Set(["banish", "take", "buy", "rest"]);

/** The column whose ghost or lord does this. */
export function columnOf(choice: Choice): string {
  const [verb = "", first = ""] = choice.action.split(":");
  if (CONTRACT.has(verb)) return "contract";
  if (GEMS.has(verb)) return "gems";
  return MINES.has(verb) && COLUMNS.some((c) => c === first) ? first : "";
}

/** The colour and the amount of a purchase or a sale. */
export function amountOf(choice: Choice): { heap: string; count: number } | undefined {
  const [verb = "", colour = "", count = ""] = choice.action.split(":");
  return verb === "buy" || verb === "sell" ? { heap: `${verb}:${colour}`, count: Number(count) } : undefined;
}

/** Single choices, with the amounts of one gem grouped together. */
export function grouped(choices: Choice[]): Choice[][] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const key = amountOf(choice)?.heap ?? choice.action;
    groups.set(key, [...(groups.get(key) ?? []), choice]);
  }
  return [...groups.values()];
}

const line = (id: string, args: Line["args"]): Line => ({ id: `silberzwerg-do-${id}`, args });

/** A ghost's choice as a sentence. */
export function choiceOf(view: SilberView, action: string): Line {
  const [verb = "", first = "", second = "", kind = ""] = action.split(":");
  if (verb === "banish") return line("banish", { card: first, victim: seatOf(second), kind });
  if (verb === "take") return line("take", { card: first });
  if (verb === "raise" || verb === "lower") return notch(view, verb, first);
  if (verb !== "steal") return line("swap", {});
  const victim = seatOf(first);
  if (second) return line("steal-both", { victim, second: seatOf(second) });
  return line("steal", { victim, count: Math.min(2, view.clans[victim]?.gems ?? 0) });
}

function notch(view: SilberView, verb: string, contract: string): Line {
  const space = view.spaces.find((s) => s.contract === contract);
  const thalers = space && catalog.values(space.contract)[space.level + (verb === "lower" ? 1 : -1)];
  return thalers === undefined ? line("remove", { card: contract }) : line(verb, { card: contract, thalers });
}

/** The second dwarf that a choice removes. */
export function alsoOf(action: string, also: string): Line {
  const [seat = "", kind = ""] = also.split(":");
  return line("also", { card: action.split(":")[1] ?? "", victim: seatOf(seat), kind });
}

/** The things that a choice targets. */
export function threatened(view: SilberView): Set<string> {
  if (!view.named) return new Set();
  const { action, also } = view.named;
  const [verb = "", first = "", second = "", kind = ""] = action.split(":");
  if (verb === "banish") {
    const dwarf = (seat: string, of: string): string => `dwarf/${first}/${seat}/${of}`;
    const [seat = "", of = ""] = also.split(":");
    return new Set([dwarf(second, kind), dwarf(seat, of)]);
  }
  if (verb === "raise" || verb === "lower") return new Set([`contract/${first}`]);
  if (verb === "steal") return new Set([`bag/${first}`, `bag/${second}`]);
  return new Set([`column/${verb === "take" ? first : "gems"}`]);
}

/** Whether the player's leader in this column may act now. */
export const acts = (choices: Choice[], column: string): boolean =>
  choices.some((o) => columnOf(o) === column);

export const dwarfThing = (column: string, seat: number, kind: string): string =>
  `dwarf/${column}/${seatWord(seat)}/${kind}`;
