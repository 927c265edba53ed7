export interface Spot {
  left: number;
  top: number;
  side: "left" | "right";
  /** How far down the pointer to the card is. */
  arrow: number;
}

const GAP = 14;
const EDGE = 8;

const within = (at: number, least: number, most: number): number => Math.max(least, Math.min(at, most));

/** Where a box stands beside a card, wholly inside the table; better behind the row's last card than over one of them, and `under` what must stay free. */
export function beside(card: DOMRect, box: DOMRect, table: DOMRect, row: number, under = 0): Spot {
  const most = table.right - box.width - 2;
  const side = card.right + GAP <= most ? "right" : "left";
  const left =
    side === "left" ? card.left - GAP - box.width : row + GAP <= most ? row + GAP : card.right + GAP;
  const middle = card.top + card.height / 2;
  const bottom = Math.min(table.bottom, innerHeight) - EDGE - box.height;
  const highest = Math.max(Math.max(table.top, 0) + EDGE, Math.min(under + EDGE, bottom));
  const top = within(middle - box.height / 2, highest, Math.max(bottom, EDGE));
  return {
    left: within(left, table.left + EDGE, most),
    top,
    side,
    arrow: within(middle - top, 20, box.height - 20),
  };
}
