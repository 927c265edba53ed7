import type { Arg, Line } from "../lib/protocol";

const all = (args: Line["args"]): string[] => [args.parts ?? args.card ?? []].flat().map(String);

/** Lines of the same kind that one player caused in a row become one that names all their things. */
export function joined(lines: Line[], joins: Record<string, string>): Line[] {
  const found: Line[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    const many = joins[line.id];
    const same = last && many && [line.id, many].includes(last.id) && last.args.player === line.args.player;
    if (!same) found.push(line);
    else found[found.length - 1] = { id: many, args: { player: line.args.player as Arg, parts: [...all(last.args), ...all(line.args)] } };
  }
  return found;
}
