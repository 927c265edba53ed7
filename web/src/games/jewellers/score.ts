import { listing, nameOf } from "../../lib/speaker";
import { t, told } from "../../lib/words.svelte";
import { NATURES, type Project } from "./catalog.svelte";
import { COLOURS } from "./view";

/** The colours or the nature that a card scores. */
export function scoredOf(card: Project): string[] {
  if (card.score === "per-rune-table") return ["choice"];
  if (card.score === "rune-triple-table") return [...COLOURS];
  if (card.score === "per-nature-triple") return Object.keys(NATURES);
  return card.of;
}

/** What a card scores, in words. */
export function scoreWords(card: Project): string {
  if (card.score === "none" && card.school === "green-backed") return "";
  const of = scoredOf(card);
  const names = of.map((word) => nameOf("jewellers", word));
  const id = `jewellers-score-${card.score}${of[0] === "any" ? "-any" : ""}`;
  const points = Number(card.points) || 0;
  return t(id, { points, times: points, table: card.points, cards: card.cards, minimum: card.cards, card: names[0] ?? "", term: names[0] ?? "", parts: listing(names) });
}

/** All that is to be known of a card, for whoever hears it. */
export function cardWords(card: Project): string {
  const marks = (id: string, words: string[]): string[] => (words.length ? [t(id, { parts: listing(words.map(worded)), count: words.length })] : []);
  const cost = [...card.cost, ...(card.x ? [card.x] : [])].map((gem) => nameOf("jewellers", gem));
  return [
    nameOf("jewellers", card.id),
    t(`jewellers-term-${card.school}`),
    ...(card.court ? [t("jewellers-court")] : []),
    ...(card.nature === "none" ? [] : [t(`jewellers-term-${card.nature}`)]),
    told(t("jewellers-term-cost"), (card.x ? "X " : "") + listing(cost)),
    ...marks("jewellers-logos", card.logos),
    ...marks("jewellers-runes", card.runes),
    ...(card.badges ? [t("jewellers-badges", { count: card.badges })] : []),
    ...marks("jewellers-squares-open", card.squares.filter((s) => s.startsWith("open")).map(bare)),
    ...marks("jewellers-squares-full", card.squares.filter((s) => s.startsWith("full")).map(bare)),
    ...marks("jewellers-music", card.music),
    ...(card.religion ? [t("jewellers-religion", { count: card.religion })] : []),
    ...(card.star ? [t("jewellers-stars", { parts: String(card.star) })] : []),
    ...[scoreWords(card)].filter(Boolean),
  ].join(", ");
}

const bare = (square: string): string => square.split("-")[1] ?? "any";
const worded = (word: string): string => (word === "any" || word === "choice" || word === "multi" ? t(`jewellers-mark-${word}`) : nameOf("jewellers", word));
