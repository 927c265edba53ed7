/** A place in a replay: which moment, through whose eyes. */
export interface Spot {
  moment: number;
  seat: number | null;
}

function number(text: string | null): number | null {
  return text !== null && /^-?\d{1,6}$/.test(text) ? Number(text) : null;
}

/** Reads #moment=57&seat=1; what is missing or strange is left out. */
export function readSpot(hash: string): Spot {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  return { moment: Math.max(0, number(said.get("moment")) ?? 0), seat: number(said.get("seat")) };
}

export function spotHash(moment: number, seat: number): string {
  return `#moment=${moment}&seat=${seat}`;
}
