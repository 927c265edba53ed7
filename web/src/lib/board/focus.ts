import { stops } from "./roving";

interface Spot {
  area: string;
  thing: string;
  at: number;
}

/** Remembers the keyboard focus and finds the next sensible element when the focused one is gone. */
export class FocusKeeper {
  private spot: Spot | null = null;
  private held = false;

  /** `board` is the board's CSS selector. */
  constructor(private readonly board: string) {}

  /** Call this on every focus event of the page. */
  note(focused: HTMLElement): void {
    this.held = focused.closest(this.board) !== null;
    const area = focused.closest<HTMLElement>("[data-area]");
    const name = area?.dataset.area ?? "";
    if (!area || name === "pop" || name === "ask") return;
    this.spot = { area: name, thing: focused.dataset.thing ?? "", at: stops(area).indexOf(focused) };
  }

  /** Call this after the page has changed. */
  restore(): void {
    const focused = document.activeElement;
    if (!this.held || (focused && focused !== document.body && focused.isConnected)) return;
    this.next()?.focus({ preventScroll: true });
  }

  private next(): HTMLElement | null {
    const asked = document.querySelector<HTMLElement>(`${this.board} .ask :is(.act, .btn.primary)`);
    if (asked) return asked;
    const area = this.spot && document.querySelector(`[data-area="${this.spot.area}"]`);
    const all = area ? stops(area) : [];
    const same = all.find((b) => b.dataset.thing && b.dataset.thing === this.spot?.thing);
    return same ?? all[Math.min(this.spot?.at ?? 0, all.length - 1)] ?? this.legal();
  }

  /** The first usable thing on the board, not a button next to it, which might end the turn. */
  private legal(): HTMLElement | null {
    const all = [...document.querySelectorAll(`${this.board} [data-area]`)].flatMap(stops);
    return all.find((b) => b.matches(".legal, .target")) ?? null;
  }
}
