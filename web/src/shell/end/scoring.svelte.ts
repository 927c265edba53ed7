import { getContext, setContext } from "svelte";

const KEY = Symbol("scoring");
const STEP = 1000;

/** The final scoring, shown row by row; until it has run nobody is told who won. */
export class Scoring {
  /** How many rows of the score sheet are shown. */
  shown = $state(0);
  done = $state(false);
  private values = $state.raw<number[][]>([]);
  private timer = 0;

  constructor(held: boolean) {
    this.done = !held;
  }

  /** The score sheet with its rows; `pace` is the time between two of them, in steps. */
  begin(values: number[][], pace: number): void {
    this.values = values;
    if (this.done) return;
    clearTimeout(this.timer);
    this.next(STEP * pace);
  }

  /** What a seat has scored in the rows shown so far. */
  sum(seat: number): number {
    return this.values.slice(0, this.shown).reduce((sum, row) => sum + (row[seat] ?? 0), 0);
  }

  skip(): void {
    clearTimeout(this.timer);
    this.done = true;
  }

  private next(wait: number): void {
    this.timer = window.setTimeout(() => {
      if (this.shown >= this.values.length) this.skip();
      else {
        this.shown += 1;
        this.next(wait);
      }
    }, wait);
  }
}

export const provide = (held: boolean): Scoring => setContext(KEY, new Scoring(held));

export const scoring = (): Scoring => getContext<Scoring>(KEY);
