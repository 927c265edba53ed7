import type { Line } from "../protocol";

const SEATS = new Set(["player", "seller", "owner", "victim", "second"]);

export interface Doing {
  seat: number;
  lines: Line[];
  coins: number; // more or fewer than before
}
export interface Report {
  toMe: Line[];
  own: Line[]; // of my seat, by somebody else
  coins: number; // mine
  doings: Doing[];
}

/** What others did: first what affects me, then each player's actions, including my own seat's if it was played for me. */
export function reportOf(
  lines: Line[],
  me: number,
  now: number[],
  before: number[],
  folds: Record<string, string>,
  played: boolean,
): Report | null {
  const own = played
    ? folded(
        lines.filter((line) => line.args.player === me),
        folds,
      )
    : [];
  const others = lines.filter((line) => line.args.player !== me);
  const toMe = others.filter((line) =>
    Object.entries(line.args).some(([key, seat]) => SEATS.has(key) && seat === me),
  );
  const rest = others.filter((line) => !toMe.includes(line));
  const seats = [...new Set(rest.map((line) => line.args.player).filter((seat) => typeof seat === "number"))];
  const doings = seats.map((seat) => ({
    seat,
    lines: folded(
      rest.filter((line) => line.args.player === seat),
      folds,
    ),
    coins: (now[seat] ?? 0) - (before[seat] ?? 0),
  }));
  const any = toMe.length + own.length + doings.length > 0;
  return any ? { toMe, own, coins: (now[me] ?? 0) - (before[me] ?? 0), doings } : null;
}

/** Joins minor lines, such as draws, into one with a number. */
function folded(lines: Line[], folds: Record<string, string>): Line[] {
  const counts = new Map<string, number>();
  for (const { id } of lines) {
    const fold = folds[id];
    if (fold) counts.set(fold, (counts.get(fold) ?? 0) + 1);
  }
  const shown = lines.filter((line) => !folds[line.id]);
  return [...shown, ...[...counts].map(([id, count]) => ({ id, args: { count } }))];
}
