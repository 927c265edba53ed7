import { listing, nameOf } from "../../../lib/words/speaker";
import { labelled, t } from "../../../lib/words/words.svelte";
import { NATURES, type Project } from "../catalog.svelte";
import { COLOURS, type Kind } from "../view";

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
  return t(id, {
    points,
    times: points,
    table: tableOf(card),
    cards: card.cards,
    minimum: card.cards,
    card: names[0] ?? "",
    term: names[0] ?? "",
    parts: listing(names),
  });
}

/** A table of points: those for 1, 2, 3 and so on, and the step after them. */
function tableOf(card: Project): string {
  const parts = card.points.split(" ");
  const more = parts.find((part) => part.startsWith("+"));
  const table = parts.filter((part) => part !== more).join(", ");
  return more ? t("web-jewels-table", { table, more }) : table;
}

export interface Sign {
  kind: Kind;
  /** The colour, size or symbol of each. */
  all: string[];
  words: string;
}

/** What a card shows besides its cost and points, by kind. */
export function signsOf(card: Project): Sign[] {
  const squares = (state: string): string[] => card.squares.filter((s) => s.startsWith(state)).map(bare);
  const sorts: [Kind, string[]][] = [
    ["logo", card.logos],
    ["rune", card.runes],
    ["badge", Array<string>(card.badges).fill("")],
    ["square", squares("open")],
    ["full", squares("full")],
    ["music", card.music],
    ["religion", Array<string>(card.religion).fill("")],
    ["star", card.star ? [String(card.star)] : []],
  ];
  return sorts
    .filter(([, all]) => all.length)
    .map(([kind, all]) => ({
      kind,
      all,
      words: t(`web-jewels-sign-${kind}`, { parts: listing(all.map(worded)), count: all.length }),
    }));
}

/** The full text of a card, for screen readers. */
export function cardWords(card: Project): string {
  const cost = [...card.cost, ...(card.x ? [card.x] : [])].map((gem) => nameOf("jewellers", gem));
  return [
    nameOf("jewellers", card.id),
    t(`jewellers-term-${card.school}`),
    ...(card.court ? [t("jewellers-court")] : []),
    ...(card.nature === "none" ? [] : [t(`jewellers-term-${card.nature}`)]),
    labelled(t("web-jewels-cost"), (card.x ? "X " : "") + listing(cost)),
    ...signsOf(card).map((sign) => sign.words),
    ...[scoreWords(card)].filter(Boolean),
  ].join(", ");
}

const bare = (square: string): string => square.split("-")[1] ?? "any";
const worded = (word: string): string =>
  word === "any" || word === "choice" || word === "multi"
    ? t(`jewellers-mark-${word}`)
    : nameOf("jewellers", word);
