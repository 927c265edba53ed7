/** What is never dimmed: what the player is asked, and what moves. */
const SPARED = ".status, .pop, .flying, .sr, .zoombox";

const holds = (element: Element, lit: HTMLElement[]): boolean => lit.some((one) => element.contains(one));

/** The other things of a zone whose thing or place is lit. */
function others(zone: HTMLElement, lit: HTMLElement[]): HTMLElement[] {
  const things = [...zone.querySelectorAll<HTMLElement>("[data-thing]")];
  const dark = things.filter((thing) => !holds(thing, lit) && !lit.some((one) => one.contains(thing)));
  return dark.filter((thing) => !dark.some((other) => other !== thing && other.contains(thing)));
}

/** What the step is not about: whole zones, and in the zone of a lit thing the other things. */
function dark(area: Element, lit: HTMLElement[]): HTMLElement[] {
  return [...area.children].flatMap((child) => {
    if (!(child instanceof HTMLElement) || child.matches(SPARED) || lit.includes(child)) return [];
    if (!holds(child, lit))
      return getComputedStyle(child).display === "contents" ? dark(child, lit) : [child];
    return child.matches(".panel, [data-spot]") ? others(child, lit) : dark(child, lit);
  });
}

/** Dims the board by a filter, so that everything can still be clicked. */
export function dim(main: Element | null, lit: HTMLElement[]): void {
  const wanted = new Set(main && lit.some((one) => main.contains(one)) ? dark(main, lit) : []);
  for (const element of document.querySelectorAll<HTMLElement>("[data-dim]"))
    if (!wanted.has(element)) delete element.dataset.dim;
  for (const element of wanted) element.dataset.dim = "";
}
