import { settings } from "../../../lib/ui/settings.svelte";
import type { SilberView } from "../view";

const TURNING = 1100; // until all plans have turned over
const LASTS = 2200; // then the prices form

/** The moment when all plans are revealed. */
export class Reveal {
  stage = $state<"" | "reveal" | "prices">("");
  private phase = "";
  private round = 0;
  private timers: number[] = [];

  get on(): boolean {
    return this.stage !== "";
  }

  /** Call this with every view. */
  see({ phase, round }: SilberView): void {
    const now = this.phase === "placement" && phase !== "placement" && round === this.round;
    this.phase = phase;
    this.round = round;
    if (!now || settings.calm) return;
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
