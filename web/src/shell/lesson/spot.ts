/** A rectangle on the screen. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
/** Something that the bubble should not cover. */
export interface Obstacle {
  box: Box;
  weight: number;
}
export type Side = "right" | "left" | "top" | "bottom" | "";
export interface Spot {
  x: number;
  y: number;
  side: Side;
}

const GAP = 28;
const EDGE = 8;
const COACH = 30; // how far the coach looks over the upper edge
const ORDER = 40; // what a less liked place costs
const FAR = 25; // what a pixel of distance costs

const clamp = (n: number, least: number, most: number): number => Math.max(least, Math.min(n, most));

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** The places next to a box, best first: each side in the middle, then at its ends. */
function beside(size: Box, anchor: Box): Spot[] {
  const { width: w, height: h } = size;
  const right = anchor.x + anchor.width + GAP;
  const left = anchor.x - GAP - w;
  const top = anchor.y - GAP - h;
  const bottom = anchor.y + anchor.height + GAP + COACH;
  const across = [anchor.y + anchor.height / 2 - h / 2, anchor.y + COACH, anchor.y + anchor.height - h];
  const along = [anchor.x + anchor.width / 2 - w / 2, anchor.x, anchor.x + anchor.width - w];
  const spots = [0, 1, 2].map((n): Spot[] => [
    { x: right, y: across[n]!, side: "right" },
    { x: left, y: across[n]!, side: "left" },
    { x: along[n]!, y: top, side: "top" },
    { x: along[n]!, y: bottom, side: "bottom" },
  ]);
  return spots.flat();
}

/** The corners and the middle of the board, where the bubble stands without an anchor. */
function corners({ width, height }: Box, board: Box): Spot[] {
  const xs = [board.x + board.width - width - EDGE, board.x + EDGE, board.x + (board.width - width) / 2];
  const ys = [board.y + board.height - height - EDGE, board.y + (board.height - height) / 2, board.y + COACH];
  return ys.flatMap((y) => xs.map((x): Spot => ({ x, y, side: "" })));
}

/** The first place for the bubble that covers nothing of weight and is fully on the screen. */
export function settle(size: Box, anchor: Box | undefined, obstacles: Obstacle[], board: Box): Spot {
  const inside = (spot: Spot): Spot => {
    const x = clamp(spot.x, EDGE, Math.max(EDGE, innerWidth - size.width - EDGE));
    const y = clamp(spot.y, EDGE + COACH, Math.max(EDGE + COACH, innerHeight - size.height - EDGE));
    return { x, y, side: spot.side };
  };
  const spots = [...(anchor ? beside(size, anchor) : []), ...corners(size, board)].map(inside);
  const cost = ({ x, y }: Spot): number => {
    const box = { x, y: y - COACH, width: size.width, height: size.height + COACH };
    return obstacles.reduce((sum, one) => sum + one.weight * overlap(box, one.box), 0);
  };
  const costs = spots.map((spot, n) => cost(spot) + n * ORDER + FAR * distance(spot, size, anchor));
  const best = spots[costs.indexOf(Math.min(...costs))]!;
  return { ...best, side: points(best, size, anchor) ? best.side : "" };
}

/** How far the bubble's middle is from the anchor's. */
const distance = ({ x, y }: Spot, { width, height }: Box, anchor: Box | undefined): number =>
  anchor
    ? Math.hypot(x + width / 2 - anchor.x - anchor.width / 2, y + height / 2 - anchor.y - anchor.height / 2)
    : 0;

/** Whether a place is still beside the anchor after it was moved onto the screen. */
function points({ x, y, side }: Spot, { width, height }: Box, anchor: Box | undefined): boolean {
  if (!anchor || !side) return false;
  const clear = {
    right: x >= anchor.x + anchor.width,
    left: x + width <= anchor.x,
    top: y + height <= anchor.y,
    bottom: y >= anchor.y + anchor.height,
  };
  return clear[side];
}
