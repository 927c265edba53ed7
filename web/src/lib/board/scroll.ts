const AIR = 8;

export interface Sight {
  top: number;
  bottom: number;
}

/** What of a table can be seen between what sticks above it and the foot below. */
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
    bottom: fixed ? foot.getBoundingClientRect().top : box.bottom,
  };
}

/** On a phone the table itself scrolls, on a tablet what it lies in. */
export function scrollerOf(main: HTMLElement): HTMLElement {
  const frame = main.parentElement;
  return frame && frame.scrollHeight > frame.clientHeight ? frame : main;
}

/** Brings the first of some things into sight, unless one of them is. */
export function show(main: HTMLElement, selector: string): void {
  const things = [...main.querySelectorAll<HTMLElement>(selector)]
    .map((thing) => thing.getBoundingClientRect())
    .filter((box) => box.height > 0);
  const { top, bottom } = sightOf(main);
  const seen = things.some((box) => box.top >= top && box.bottom <= bottom);
  if (things[0] && !seen) scrollerOf(main).scrollBy(0, things[0].top - top - AIR);
}

/** Moves a thing out from under a sheet at the foot, as far as its own top stays in sight. */
export function uncover(main: HTMLElement, thing: DOMRect, sheet: DOMRect): void {
  const hidden = thing.bottom + AIR - sheet.top;
  if (hidden > 0)
    scrollerOf(main).scrollBy(0, Math.max(0, Math.min(hidden, thing.top - AIR - sightOf(main).top)));
}
