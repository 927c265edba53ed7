import { GAMES, opensTurn } from "../../games";
import type { Line } from "../../lib/protocol";

/** Lines of the log that are shown together: one player's actions in a row, or a single line. */
export interface Group {
  seat: number;
  lines: Line[];
}

const FACTS = 2;

/** Groups what each of the other players did; headings, own actions and single lines stay as they are. */
export function grouped(lines: Line[], game: string, me: number): Group[] {
  const found: Group[] = [];
  for (const line of lines) {
    const seat = opensTurn(game, line) ? -1 : Number(line.args.player ?? -1);
    const last = found.at(-1);
    if (seat >= 0 && seat !== me && last?.seat === seat) last.lines.push(line);
    else found.push({ seat, lines: [line] });
  }
  return found;
}

/** What a line means for a seat: its gain or loss, 0 if only its things are concerned; null if it doesn't affect the seat. */
export function effectOn(line: Line, game: string, me: number): number | null {
  const { player, seller, owner, victim, second } = line.args;
  const facts = GAMES[game];
  if (player === me) return facts?.results?.includes(line.id) ? Number(line.args.coins ?? 0) : null;
  if (![seller, owner, victim, second].includes(me)) return null;
  return facts?.gain?.(line, me) ?? 0;
}

/** The facts that a turn is told with: first what affects the reader, then what matters most. */
export function facts(lines: Line[], game: string, me: number): Line[] {
  const minor = GAMES[game]?.minor ?? [];
  const mine = lines.filter((line) => effectOn(line, game, me) !== null);
  const main = lines.filter((line) => !minor.includes(line.id));
  return [...new Set([...mine, ...main, ...lines])].slice(0, FACTS).sort((a, b) => rank(a) - rank(b));

  function rank(line: Line): number {
    return mine.includes(line) ? -1 : lines.indexOf(line);
  }
}

/** What others did since a seat last acted, as far as it affects that seat, and what its own turn brought by itself. */
export function sinceLast(lines: Line[], game: string, me: number): Line[] {
  const ofMe = (line: Line): boolean => line.args.player === me || opensTurn(game, line);
  const begun = lines.findLastIndex((line) => !ofMe(line)) + 1;
  const left = lines.slice(0, begun).findLastIndex((line) => line.args.player === me) + 1;
  if (begun <= left) return [];
  return lines.slice(left).filter((line) => effectOn(line, game, me) !== null);
}
