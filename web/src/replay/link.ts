/** A position in a replay: the moment and the seat. */
export interface Spot {
  moment: number;
  seat: number | null;
}

function number(text: string | null): number | null {
  return text !== null && /^-?\d{1,6}$/.test(text) ? Number(text) : null;
}

/** Reads #moment=57&seat=1 and leaves out what is missing or invalid. */
export function readSpot(hash: string): Spot {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  return { moment: Math.max(0, number(said.get("moment")) ?? 0), seat: number(said.get("seat")) };
}

export function spotHash(moment: number, seat: number): string {
  return `#moment=${moment}&seat=${seat}`;
}
