import type { SeatInfo } from "../../lib/protocol";
import { seatName } from "../../lib/words/speaker";

/** The ranking by final scores. */
export class Standing {
  readonly names: string[];
  readonly best: number;
  /** The seats, best first. */
  readonly ranking: number[];

  constructor(
    readonly seats: SeatInfo[],
    readonly totals: number[],
  ) {
    this.names = seats.map(seatName);
    this.best = Math.max(1, ...totals);
    this.ranking = seats.map((s) => s.n).sort((a, b) => totals[b]! - totals[a]!);
  }

  /** Players with equal scores share a rank. */
  rank(n: number): number {
    return 1 + this.totals.filter((total) => total > this.totals[n]!).length;
  }

  get winners(): number[] {
    return this.ranking.filter((n) => this.rank(n) === 1);
  }
}
