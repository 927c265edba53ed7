import type { Talk } from "../protocol";

const SHOWN_FOR = 6000;

/** What happened while the rail was closed. */
class Unread {
  dot = $state(false);
  shown = $state(true);
  /** How many chat messages have not been read. */
  said = $state(0);
  /** The newest of them, for some seconds. */
  news = $state.raw<Talk | null>(null);
  private timer = 0;

  /** Sets whether the log is visible. */
  look(shown: boolean): void {
    this.shown = shown;
    if (shown) this.clear();
  }

  note(): void {
    if (!this.shown) this.dot = true;
  }

  /** Somebody has written a message. */
  hear(talk: Talk): void {
    if (this.shown) return;
    this.note();
    this.said += 1;
    this.news = talk;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => (this.news = null), SHOWN_FOR);
  }

  clear(): void {
    this.dot = false;
    this.said = 0;
    this.news = null;
    clearTimeout(this.timer);
  }
}

export const unread = new Unread();
