const AIR = 8;

export interface Sight {
  top: number;
  bottom: number;
}

/** How high the bubble of a lesson is where it has its own row. */
const dock = (): number => parseFloat(document.documentElement.style.getPropertyValue("--dock")) || 0;

/** The visible part of the table, between the sticky header and the footer. */
export function sightOf(main: HTMLElement): Sight {
  const sticking = [...main.children].map((child) => {
    const { position, top } = getComputedStyle(child);
    return position === "sticky" ? parseFloat(top) + (child as HTMLElement).offsetHeight : 0;
  });
  const foot = main.querySelector<HTMLElement>(".doing");
  const fixed = foot !== null && foot.offsetHeight > 0 && getComputedStyle(foot).position === "fixed";
  const box = scrollerOf(main).getBoundingClientRect();
  return {
    top: box.top + Math.max(0, ...sticking),
    bottom: (fixed ? foot.getBoundingClientRect().top : box.bottom) - dock(),
  };
}

/** On a phone the table itself scrolls, on a tablet its container. */
export function scrollerOf(main: HTMLElement): HTMLElement {
  const frame = main.parentElement;
  return frame && frame.scrollHeight > frame.clientHeight ? frame : main;
}

/** Scrolls to the first of these elements, unless one of them is already visible. */
export function show(main: HTMLElement, selector: string): void {
  const things = [...main.querySelectorAll<HTMLElement>(selector)]
    .map((thing) => thing.getBoundingClientRect())
    .filter((box) => box.height > 0);
  const { top, bottom } = sightOf(main);
  const seen = things.some((box) => box.top >= top && box.bottom <= bottom);
  if (things[0] && !seen) scrollerOf(main).scrollBy(0, things[0].top - top - AIR);
}

/** Scrolls an element out from under a bottom sheet, as far as its own top stays visible. */
export function uncover(main: HTMLElement, thing: DOMRect, sheet: DOMRect): void {
  const hidden = thing.bottom + AIR - sheet.top;
  if (hidden > 0)
    scrollerOf(main).scrollBy(0, Math.max(0, Math.min(hidden, thing.top - AIR - sightOf(main).top)));
}
