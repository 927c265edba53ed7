import type { Pace } from "../table/pacing.svelte";

const KEPT = "dvergar-settings";

interface Kept {
  sound: boolean;
  volume: number;
  motion: boolean;
  notify: boolean;
  pace: Pace | "";
  stepwise: boolean;
  care: boolean;
  notes: boolean;
  noted: string[]; // the notes that were read
  met: string[]; // the games whose goal card was read
}

function kept(): Kept {
  const usual: Kept = {
    sound: true,
    volume: 0.6,
    motion: true,
    notify: false,
    pace: "",
    stepwise: false,
    care: true,
    notes: true,
    noted: [],
    met: [],
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual;
  }
}

/** A player's settings on this device. */
class Settings {
  private own = $state<Kept>(kept());

  constructor() {
    this.show();
  }

  get sound(): boolean {
    return this.own.sound;
  }

  get volume(): number {
    return this.own.volume;
  }

  get motion(): boolean {
    return this.own.motion;
  }

  get notify(): boolean {
    return this.own.notify;
  }

  /** How long each action of another player is shown; without animations at first fast. */
  get pace(): Pace {
    return this.own.pace || (this.calm ? "fast" : "normal");
  }

  /** Wait for “Next” after each turn or phase. */
  get stepwise(): boolean {
    return this.own.stepwise;
  }

  /** Show a note when something happens for the first time. */
  get notes(): boolean {
    return this.own.notes;
  }

  get noted(): string[] {
    return this.own.noted;
  }

  get met(): string[] {
    return this.own.met;
  }

  /** Ask before a turn is ended too early. */
  get care(): boolean {
    return this.own.care;
  }

  /** No animations: switched off here or in the system settings. */
  get calm(): boolean {
    return !this.own.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.own, change);
    localStorage.setItem(KEPT, JSON.stringify(this.own));
    this.show();
  }

  private show(): void {
    document.documentElement.dataset.motion = this.own.motion ? "on" : "off";
  }
}

export const settings = new Settings();
