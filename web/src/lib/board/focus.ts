import { stops } from "./roving";

interface Spot {
  area: string;
  thing: string;
  at: number;
}

/** Remembers where the keyboard was and finds the next sensible thing when that is gone. */
export class FocusKeeper {
  private spot: Spot | null = null;
  private held = false;

  /** `board` selects the board. */
  constructor(private readonly board: string) {}

  /** To be told of every focus on the page. */
  note(focused: HTMLElement): void {
    this.held = focused.closest(this.board) !== null;
    const area = focused.closest<HTMLElement>("[data-area]");
    const name = area?.dataset.area ?? "";
    if (!area || name === "pop" || name === "ask") return;
    this.spot = { area: name, thing: focused.dataset.thing ?? "", at: stops(area).indexOf(focused) };
  }

  /** To be called after the page has changed. */
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

  /** The first thing on the board that can be used: a button beside it might end the turn. */
  private legal(): HTMLElement | null {
    const all = [...document.querySelectorAll(`${this.board} [data-area]`)].flatMap(stops);
    return all.find((b) => b.matches(".legal, .target")) ?? null;
  }
}
