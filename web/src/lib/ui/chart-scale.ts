const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10000];
const MOST_LINES = 5;

/** Round numbers that span the smallest to the largest value. */
export function ticks(least: number, most: number): number[] {
  const step = STEPS.find((s) => (most - Math.min(0, least)) / s <= MOST_LINES) ?? STEPS.at(-1)!;
  const from = Math.floor(Math.min(0, least) / step);
  const to = Math.max(from + 1, Math.ceil(most / step));
  return Array.from({ length: to - from + 1 }, (_, n) => (from + n) * step);
}

/** As many evenly spaced labels as fit, from the first to the last. */
export function spaced(count: number, fit: number): Set<number> {
  const step = Math.max(1, Math.ceil((count - 1) / Math.max(1, fit - 1)));
  const kept = Array.from({ length: count }, (_, n) => n).filter((n) => n % step === 0);
  if (count - 1 - (kept.at(-1) ?? 0) <= step / 2 && kept.length > 1) kept.pop();
  return new Set([...kept, count - 1]);
}

/** Heights close to the wanted ones, in the same order, at least `gap` apart and not below `bottom`. */
export function apart(wanted: number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, n) => n).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed = [...wanted];
  let least = top;
  for (const n of order) least = (placed[n] = Math.max(wanted[n]!, least)) + gap;
  let most = bottom;
  for (const n of order.reverse()) most = (placed[n] = Math.min(placed[n]!, most)) - gap;
  return placed;
}

/** Positions as close as possible to the wanted ones, in the same order and at least `gap` apart; a crowd spreads to both sides. */
export function spread(wanted: number[], gap: number, least: number, most: number): number[] {
  const up = apart(wanted, gap, least, most);
  const down = apart(wanted.map((w) => -w).reverse(), gap, -most, -least)
    .reverse()
    .map((w) => -w);
  return apart(
    up.map((w, n) => (w + down[n]!) / 2),
    gap,
    least,
    most,
  );
}
