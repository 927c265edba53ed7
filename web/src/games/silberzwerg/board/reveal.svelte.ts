import type { Line } from "../../../lib/protocol";
import { settings } from "../../../lib/ui/settings.svelte";

const TURNING = 1100; // until all plans have turned over
const LASTS = 2200; // then the prices form
const REVEALED = "silberzwerg-log-revealed";
const NEW_ROUND = "silberzwerg-log-turn";

/** The moment when all plans are revealed. */
export class Reveal {
  stage = $state<"" | "reveal" | "prices">("");
  private timers: number[] = [];

  get on(): boolean {
    return this.stage !== "";
  }

  /** Call this with what is new in the log; after a leap in a replay, only this round counts. */
  see(news: Line[]): void {
    const last = (line: string): number => news.findLastIndex(({ id }) => id.startsWith(line));
    if (last(REVEALED) <= last(NEW_ROUND) || settings.calm) return;
    this.finish();
    this.stage = "reveal";
    this.timers = [
      window.setTimeout(() => (this.stage = "prices"), TURNING),
      window.setTimeout(() => this.finish(), LASTS),
    ];
  }

  finish(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.stage = "";
  }
}
