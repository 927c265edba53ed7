import type { Line } from "../protocol";

const all = (args: Line["args"]): string[] => [args.parts ?? args.card ?? []].flat().map(String);

/** Joins consecutive lines of the same kind into one per player that names all the things. */
export function joinLines(lines: Line[], joins: Record<string, string>): Line[] {
  const found: Line[] = [];
  let row: { many: string; places: Map<unknown, number> } = { many: "", places: new Map() };
  for (const line of lines) {
    const many = joins[line.id] ?? "";
    if (many !== row.many) row = { many, places: new Map() };
    const at = many ? row.places.get(line.args.player) : undefined;
    if (at === undefined) row.places.set(line.args.player, found.push(line) - 1);
    else
      found[at] = {
        id: many,
        args: { player: line.args.player!, parts: [...all(found[at]!.args), ...all(line.args)] },
      };
  }
  return found;
}
