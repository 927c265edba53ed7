import {
  autoUpdate,
  computePosition,
  flip,
  offset,
  shift,
  size,
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

async function settle(
  box: HTMLElement,
  anchor: ReferenceElement,
  { sides: [first, ...others], gap, within, below, over = false }: Sides,
): Promise<void> {
  box.style.maxHeight = box.style.maxWidth = "";
  const free = Math.min(below?.() ?? 0, innerHeight - 2 * EDGE - box.offsetHeight);
  const top = Math.max(0, free - Math.max(0, within?.getBoundingClientRect().top ?? 0));
  const edges = {
    ...(within && { boundary: within }),
    padding: { top: top + EDGE, left: EDGE, right: EDGE, bottom: EDGE },
  };
  const { x, y, placement } = await computePosition(anchor, box, {
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
  if (!box.isConnected) return;
  Object.assign(box.style, { left: `${x}px`, top: `${y}px` });
  box.dataset.side = placement.split("-")[0]!;
  box.style.setProperty("--arrow", `${pointer(anchor, y, box.offsetHeight)}px`);
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
