import type { Choice, Guidance } from "../../lib/protocol";

/** The parts of the page that a lesson can light up, best first. */
const PARTS: Record<string, string[]> = {
  status: [".main > .status"],
  log: ["#tab-log", ".tabs.phone-only > :last-child"],
  rules: ["#tab-rules", ".tabs.phone-only > :last-child"],
  end: [".status .btn.primary"],
  undo: [".status .undo"],
  purse: ['[data-part="purse"]', ".tabs.phone-only > :first-child"],
  score: ['[data-part="score"]', ".tabs.phone-only > :first-child"],
  opponents: ['[data-part="opponents"]'],
};
const NAMES = ["thing", "spot", "part", "drop"];
const BOARD = ".app";

/** A thing or place that is lit, and whether the page shows it now. */
export interface Light {
  element: HTMLElement;
  /** A place for the thing that is lit before it, not a button to press. */
  place: boolean;
}

const all = (selector: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`${BOARD} :is(${selector})`),
];
const seen = (element: HTMLElement): boolean => element.checkVisibility();

function first(selectors: string[]): HTMLElement | undefined {
  for (const selector of selectors) {
    const found = all(selector).find(seen);
    if (found) return found;
  }
  return undefined;
}

/** The element of a thing, a place or a part of the page; a thing may lie in a stack at its place. */
function named(name: string): HTMLElement | undefined {
  const [place = "", of = ""] = name.split("/");
  const inside = of ? [`[data-spot="${CSS.escape(place)}"] [data-thing$="/${CSS.escape(of)}"]`] : [];
  return first(PARTS[name] ?? [...NAMES.map((kind) => `[data-${kind}="${CSS.escape(name)}"]`), ...inside]);
}

/** The selected one of several equal things, or the first; what lies on a button is selected with it. */
function thing(name: string): HTMLElement | undefined {
  const found = first([`.picked[data-thing="${CSS.escape(name)}"]`]) ?? named(name);
  return found?.closest<HTMLElement>("button") ?? found;
}

/** The button of an action on the board; in an open question or popover only if it is nowhere else. */
function buttonOf(action: string): HTMLElement | undefined {
  const spot = `[data-action="${CSS.escape(action)}"]:not(.moves *, :disabled)`;
  return first([`${spot}:not(.pop *)`, spot]);
}

/** What the action needs: the thing until it is selected, then the place or the button. */
function lightsOf({ action, thing: name, ends }: Choice): Light[] {
  const object = name ? thing(name) : undefined;
  const button = buttonOf(action);
  const free = ends ? first([`[data-free="${CSS.escape(ends)}"]`]) : undefined;
  if (object?.matches("button:not(.picked)") && button?.closest(".status, .pop"))
    return [{ element: object, place: false }];
  const goal = button ?? free ?? (ends ? named(ends) : undefined);
  const found: Light[] = [];
  if (object && !(button && object.matches(".picked"))) found.push({ element: object, place: false });
  if (goal && goal !== object) found.push({ element: goal, place: goal === free || goal.matches(".target") });
  return found;
}

/** The suggested action, if the lesson lights up just what it needs. */
function suggested(now: Guidance, choices: Choice[]): Choice | undefined {
  const choice = choices.find(({ action }) => action === now.do);
  const needs = choice ? [choice.thing, choice.ends].filter(Boolean) : [];
  return now.light.join() === (needs.join() || "end") ? choice : undefined;
}

/** Whether the page shows what comes first; on a phone it may be in another area. */
export function begins(now: Guidance, choices: Choice[]): boolean {
  const choice = suggested(now, choices);
  if (choice) return (choice.thing ? thing(choice.thing) : buttonOf(choice.action)) !== undefined;
  return !now.light[0] || named(now.light[0]) !== undefined;
}

/** What the lesson lights up now, in order; what the page doesn't show is left out. */
export function lights(now: Guidance, choices: Choice[]): Light[] {
  const choice = suggested(now, choices);
  const needed = choice ? lightsOf(choice) : [];
  if (needed.length) return needed;
  const found = now.light.map(named).filter((element) => element !== undefined);
  return [...new Set(found)].map((element) => ({ element, place: false }));
}
