import { cards, type Row } from "../../lib/table/cards.svelte";

export interface Project {
  id: string;
  school: string;
  court: boolean;
  nature: string;
  cost: string[];
  /** The colour of a free amount, or empty. */
  x: string;
  score: string;
  points: string;
  /** Colours or the nature that are scored. */
  of: string[];
  /** The number of cards, or the minimum number of crystals, in the score. */
  cards: number;
  logos: string[];
  runes: string[];
  badges: number;
  star: number;
  religion: number;
  music: string[];
  squares: string[];
}

const list = (value: Row[string] | undefined): string[] =>
  Array.isArray(value)
    ? value
    : String(value ?? "")
        .split(" ")
        .filter(Boolean);

/** The projects of the open set. */
class Catalog {
  readonly projects: Map<string, Project> = $derived(
    new Map(cards.table(0).map((row) => [String(row.name), projectOf(row)])),
  );

  /** Where a card is placed in front of its owner. */
  group(card: string): string {
    const project = this.projects.get(card);
    return !project ? "green-backed" : project.court ? "court" : project.school;
  }
}

function projectOf(row: Row): Project {
  const cost = list(row.cost);
  const at = cost.indexOf("x");
  return {
    id: String(row.name),
    school: String(row.school),
    court: row.court !== "",
    nature: String(row.nature),
    cost: at < 0 ? cost : cost.slice(0, at),
    x: at < 0 ? "" : (cost[at + 1] ?? ""),
    score: String(row.score),
    points: String(row.points).replace(/^=/, ""),
    of: list(row.of),
    cards: Number(row.cards ?? 0),
    logos: list(row.logos),
    runes: list(row.runes),
    badges: Number(row.badges),
    star: Number(row.star),
    religion: Number(row.religion),
    music: list(row.music),
    squares: list(row.squares),
  };
}

/** The colour of a nature, or the nature of a colour. */
export const NATURES: Record<string, string> = { fire: "red", earth: "green", water: "blue" };
export const natureOf = (colour: string): string =>
  Object.keys(NATURES).find((nature) => NATURES[nature] === colour) ?? colour;

export const catalog = new Catalog();
