import {
  autoUpdate,
  computePosition,
  flip,
  offset,
  shift,
  size,
  type ComputePositionReturn,
  type Placement,
  type ReferenceElement,
} from "@floating-ui/dom";

const EDGE = 8;
const CORNER = 20; // the pointer keeps this far from a box's corners

export interface Sides {
  /** Where a box may be placed, best first. */
  sides: [Placement, ...Placement[]];
  gap: number;
  /** The element it must stay inside; by default the page. */
  within?: HTMLElement;
  /** How much space to leave free below, if there is room. */
  below?: () => number;
  /** Elements that it must not cover, if there is room elsewhere. */
  clear?: () => HTMLElement[];
  /** Without room next to its anchor, the box may cover it, so that all of its text can be read. */
  over?: boolean;
}

/** Keeps a box next to its anchor, not over it and fully on the screen. Call the returned function to stop. */
export function place(box: HTMLElement, anchor: ReferenceElement, wanted: Sides): () => void {
  const stop = autoUpdate(anchor, box, () => void settle(box, anchor, wanted));
  return () => {
    stop();
    box.style.cssText = "";
  };
}

async function settle(box: HTMLElement, anchor: ReferenceElement, wanted: Sides): Promise<void> {
  box.style.maxHeight = box.style.maxWidth = "";
  const { x, y, placement } = await clearest(box, anchor, wanted);
  if (!box.isConnected) return;
  Object.assign(box.style, { left: `${x}px`, top: `${y}px` });
  box.dataset.side = placement.split("-")[0]!;
  box.style.setProperty("--arrow", `${pointer(anchor, y, box.offsetHeight)}px`);
}

/** The first position that covers nothing it must keep clear of, or the one that covers least. */
async function clearest(
  box: HTMLElement,
  anchor: ReferenceElement,
  wanted: Sides,
): Promise<ComputePositionReturn> {
  const kept = (wanted.clear?.() ?? []).map((element) => element.getBoundingClientRect());
  let best = await position(box, anchor, wanted, wanted.sides);
  let least = covered(box, best, kept);
  for (const side of wanted.sides)
    for (const edge of kept.flatMap(({ top, bottom }) => [{ bottom: innerHeight - top }, { top: bottom }])) {
      if (!least) return best;
      const found = await position(box, anchor, wanted, [side], edge);
      const area = covered(box, found, kept);
      if (area < least) [best, least] = [found, area];
    }
  return best;
}

/** The area of the rectangles that a box at this position covers. */
function covered(box: HTMLElement, { x, y }: { x: number; y: number }, kept: DOMRect[]): number {
  const over = ({ left, right, top, bottom }: DOMRect): number =>
    Math.max(0, Math.min(right, x + box.offsetWidth) - Math.max(left, x)) *
    Math.max(0, Math.min(bottom, y + box.offsetHeight) - Math.max(top, y));
  return kept.reduce((sum, rect) => sum + over(rect), 0);
}

/** Where a box fits on one of these sides, at a distance from some edges of the page. */
function position(
  box: HTMLElement,
  anchor: ReferenceElement,
  { gap, within, below, over = false }: Sides,
  [first, ...others]: Sides["sides"],
  edge: { top?: number; bottom?: number } = {},
): Promise<ComputePositionReturn> {
  const free = Math.min(below?.() ?? 0, innerHeight - 2 * EDGE - box.offsetHeight);
  const top = Math.max(edge.top ?? 0, free - Math.max(0, within?.getBoundingClientRect().top ?? 0));
  const edges = {
    ...(within && { boundary: within }),
    padding: { top: top + EDGE, left: EDGE, right: EDGE, bottom: EDGE + (edge.bottom ?? 0) },
  };
  return computePosition(anchor, box, {
    placement: first,
    strategy: "fixed",
    middleware: [
      offset(gap),
      flip({ ...edges, fallbackPlacements: others }),
      shift({ ...edges, crossAxis: over }),
      !over &&
        size({
          ...edges,
          apply: ({ availableWidth, availableHeight }) => shrink(box, availableWidth, availableHeight),
        }),
    ],
  });
}

/** A box with too little room scrolls inside. */
function shrink(box: HTMLElement, width: number, height: number): void {
  if (box.offsetWidth > width) box.style.maxWidth = `${width}px`;
  if (box.offsetHeight > height) box.style.maxHeight = `${height}px`;
}

/** How far down the box its arrow points at the anchor. */
function pointer(anchor: ReferenceElement, top: number, height: number): number {
  const at = anchor.getBoundingClientRect();
  return Math.max(CORNER, Math.min(at.y + at.height / 2 - top, height - CORNER));
}
