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

/** The selected one of several equal things, or the first. */
function thing(name: string): HTMLElement | undefined {
  return first([`.picked[data-thing="${CSS.escape(name)}"]`, `[data-thing="${CSS.escape(name)}"]`]);
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
  if (object && !object.matches(".picked") && button?.closest(".status, .pop")) return [{ element: object, place: false }];
  const goal = button ?? free ?? (ends ? named(ends) : undefined);
  const found: Light[] = [];
  if (object && !(button && object.matches(".picked"))) found.push({ element: object, place: false });
  if (goal && goal !== object) found.push({ element: goal, place: goal === free || goal.matches(".target") });
  return found;
}

/** What the lesson lights up now, in order; what the page doesn't show is left out. */
export function lights(now: Guidance, choices: Choice[]): Light[] {
  const choice = choices.find(({ action }) => action === now.do);
  const usual = choice ? [choice.thing, choice.ends].filter(Boolean) : [];
  const derived = choice && now.light.join() === (usual.join() || "end");
  if (derived) {
    const found = lightsOf(choice);
    if (found.length) return found;
  }
  const found = now.light.map(named).filter((element) => element !== undefined);
  return [...new Set(found)].map((element) => ({ element, place: false }));
}
