import { catalog } from "../catalog.svelte";
import { schoolsOf, type Owned, type PlayerView } from "../view";

/** A player's points by where they come from. */
export interface Sheet {
  medals: number;
  music: number;
  schools: Map<string, number>;
  cards: Map<string, Owned[]>;
}

export function sheetOf(player: PlayerView): Sheet {
  const schools = new Map<string, number>();
  const cards = new Map<string, Owned[]>();
  for (const owned of player.cards) {
    const school = catalog.group(owned.card);
    schools.set(school, (schools.get(school) ?? 0) + owned.points);
    cards.set(school, [...(cards.get(school) ?? []), owned]);
  }
  return {
    medals: player.tally.medals.reduce((sum, n) => sum + n, 0),
    music: player.tally.music,
    schools,
    cards,
  };
}

/** The parts of a score in the order of the sheet: medallions, the schools of the mode, music. */
export function partsOf(player: PlayerView, mode: string): { part: string; points: number }[] {
  const sheet = sheetOf(player);
  const schools = schoolsOf(mode).filter((school) => school !== "green-backed" && school !== "musician");
  const played =
    mode === "advanced"
      ? [{ part: "music", points: sheet.music + (sheet.schools.get("musician") ?? 0) }]
      : [];
  return [
    { part: "medallions", points: sheet.medals },
    ...schools.map((school) => ({ part: school, points: sheet.schools.get(school) ?? 0 })),
    ...played,
  ];
}
