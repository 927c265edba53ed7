import { opensTurn } from "../games";
import type { Line, Moment, Replay } from "../lib/protocol";

/** One seat's turn, as a range of moments. */
export interface Turn {
  start: number;
  seat: number;
  round: number;
}

function opens(game: string, moment: Moment): boolean {
  return moment.lines.some((line) => opensTurn(game, line));
}

/** Every turn with its first moment. */
export function turnsOf(story: Replay): Turn[] {
  return story.moments.flatMap((moment, start) =>
    start === 0 || opens(story.game, moment) ? [{ start, seat: moment.turn, round: moment.round }] : [],
  );
}

/** The first moment of each round. */
export function roundsOf(turns: Turn[]): Map<number, number> {
  const starts = new Map<number, number>();
  for (const turn of turns) if (!starts.has(turn.round)) starts.set(turn.round, turn.start);
  return starts;
}

/** What the players own at the start and after each round, without the final scoring. */
export function wealthByRound(
  { moments, over }: Replay,
  counted: boolean,
): { round: number; values: number[] }[] {
  const rows = [{ round: 0, values: moments[0]?.wealth ?? [] }];
  for (const [n, moment] of moments.slice(1).entries()) {
    const before = moments[n]!; // tells the round in which the action was done
    const { wealth } = over && counted && moment === moments.at(-1) ? before : moment;
    if (rows.at(-1)?.round === before.round) rows.pop();
    rows.push({ round: before.round, values: wealth });
  }
  return rows;
}

/** The lines of a moment, without the heading of the next turn. */
export function deeds(game: string, moment: Moment | undefined): Line[] {
  return (moment?.lines ?? []).filter((line) => !opensTurn(game, line));
}
