import type { GameInfo, NewTable, OptionValue } from "../lib/protocol";

const KEPT = "dvergar-bots";
const TRIO = 3;
const NO_CLOCK = { kind: "none", bank: 0, increment: 0, days: 0 } as const;

/** A game against bots as this player likes it. */
export interface Usual {
  level: string;
  players: number;
  mode: string;
}

/** The levels of bots, the easiest first. */
export const levelsOf = (game: GameInfo): string[] => game.bots.filter((bot) => bot !== "random");

/** The modes of a game; empty if it has only one. */
export function modesOf(game: GameInfo): string[] {
  const kind = game.options.mode?.kind;
  return Array.isArray(kind) ? kind : [];
}

/** What is offered at first: the easiest level and mode, three players. */
export function firstOf(game: GameInfo): Usual {
  const players = Math.min(game.most, Math.max(game.least, TRIO));
  return { level: levelsOf(game)[0] ?? "", players, mode: modesOf(game)[0] ?? "" };
}

/** The table that such a game needs. */
export function tableFor(game: GameInfo, { level, players, mode }: Usual): NewTable {
  const options: Record<string, OptionValue> = mode ? { mode } : {};
  const bots = Array.from({ length: players - 1 }, () => ({ who: level }));
  return { game: game.id, options, seats: [{ who: "me" }, ...bots], public: false, clock: NO_CLOCK };
}

function kept(): Record<string, Usual> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, Usual>;
  } catch {
    return {};
  }
}

/** What each game was last played with against bots, on this device. */
class Usuals {
  private all = $state.raw(kept());

  /** What was chosen last time, unless the game no longer offers it. */
  of(game: GameInfo): Usual | undefined {
    const { level = "", players = 0, mode = "" } = this.all[game.id] ?? {};
    const modes = modesOf(game);
    const there = levelsOf(game).includes(level) && players >= game.least && players <= game.most;
    return there && (modes.length ? modes.includes(mode) : !mode) ? { level, players, mode } : undefined;
  }

  keep(game: GameInfo, usual: Usual): void {
    this.all = { ...this.all, [game.id]: usual };
    localStorage.setItem(KEPT, JSON.stringify(this.all));
  }
}

export const usuals = new Usuals();
