import { t, words } from "./words.svelte";

export interface Rule {
  id: string;
  title: string;
  text: string;
  /** Empty if it has none. */
  example: string;
  edge: string;
}
export interface Icon {
  name: string;
  title: string;
  text: string;
}
export interface Chapter {
  id: string;
  title: string;
  rules: Rule[];
}

const SHORT = ["goal", "turn", "ends"];

const maybe = (id: string): string => (words.has(id) ? t(id) : "");
const key = (rule: string): string => `rule-${rule.replace(".", "-")}`;
export const chapterOf = (rule: string): string => rule.split(".")[0] ?? "";

/** Goal, turn and end of a game, each with its heading. */
export const shortOf = (game: string): { heading: string; text: string }[] =>
  SHORT.filter((part) => words.has(`rules-${game}-${part}`)).map((part) => ({
    heading: t(`rules-heading-${part}`),
    text: t(`rules-${game}-${part}`),
  }));

/** The icons of a game, in the order of the locale file. */
export const iconsOf = (game: string): Icon[] =>
  words.idsFrom(`icon-${game}-`).map((id) => ({
    name: id.slice(`icon-${game}-`.length),
    title: t(`${id}.title`),
    text: t(id),
  }));

/** The chapters of a game, whose rules begin with a letter. */
export function chaptersOf(letter: string): Chapter[] {
  const ids = words.idsFrom(`rule-${letter}`).map((id) => id.slice("rule-".length).replace("-", "."));
  return [...new Set(ids.map(chapterOf))].map((id) => ({
    id,
    title: t(`chapter-${id}`),
    rules: ids.filter((rule) => chapterOf(rule) === id).map(ruleOf),
  }));
}

const ruleOf = (id: string): Rule => ({
  id,
  title: t(`${key(id)}.title`),
  text: t(key(id)),
  example: maybe(`${key(id)}.example`),
  edge: maybe(`${key(id)}.edge`),
});

/** Whether a rule or an icon contains what the reader looks for. */
export const mentions = (thing: Rule | Icon, wanted: string): boolean =>
  Object.values(thing).join(" ").toLowerCase().includes(wanted.trim().toLowerCase());
