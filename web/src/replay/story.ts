import { opensTurn } from "../games";
import type { Line, Moment, Replay } from "../lib/protocol";

/** A stretch of moments: one seat's turn. */
export interface Turn {
  start: number;
  seat: number;
  round: number;
}

function opens(game: string, moment: Moment): boolean {
  return moment.lines.some((line) => opensTurn(game, line));
}

/** Every turn with the moment at which it begins. */
export function turnsOf(story: Replay): Turn[] {
  return story.moments.flatMap((moment, start) =>
    start === 0 || opens(story.game, moment) ? [{ start, seat: moment.turn, round: moment.round }] : [],
  );
}

/** The moments at which the rounds begin, by round. */
export function roundsOf(turns: Turn[]): Map<number, number> {
  const starts = new Map<number, number>();
  for (const turn of turns) if (!starts.has(turn.round)) starts.set(turn.round, turn.start);
  return starts;
}

/** What the players own at the beginning and after each round, as the chart shows it. */
export function wealthByRound(story: Replay): { round: number; values: number[] }[] {
  const rows = [{ round: 0, values: story.moments[0]?.wealth ?? [] }];
  const played = story.over ? story.moments.slice(0, -1) : story.moments;
  for (const { round, wealth } of played.slice(1)) {
    if (rows.at(-1)?.round === round) rows.pop();
    rows.push({ round, values: wealth });
  }
  return rows;
}

/** The lines of a moment without the heading of the turn that begins. */
export function deeds(game: string, moment: Moment | undefined): Line[] {
  return (moment?.lines ?? []).filter((line) => !opensTurn(game, line));
}
