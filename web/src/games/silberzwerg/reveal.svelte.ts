import { settings } from "../../lib/settings.svelte";
import type { SilberView } from "./view";

const LASTS = 1800; // the plans turn over, then the prices form

/** The moment in which all plans turn over at once. */
export class Reveal {
  on = $state(false);
  private phase = "";
  private round = 0;
  private timer = 0;

  /** To be told of every view. */
  see({ phase, round }: SilberView): void {
    const now = this.phase === "placement" && phase !== "placement" && round === this.round;
    this.phase = phase;
    this.round = round;
    if (!now || settings.calm) return;
    this.on = true;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.finish(), LASTS);
  }

  finish(): void {
    clearTimeout(this.timer);
    this.on = false;
  }
}
