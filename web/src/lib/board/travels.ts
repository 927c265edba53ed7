import type { Play } from "../play.svelte";
import type { BaseView, Move } from "../protocol";
import { settings } from "../ui/settings.svelte";
import { Flights, MOST, STAGGER, USUAL, type Look } from "./flight";
import { ghostOf } from "./ghost";

/** A thing that left its place: the element that showed it, its box and a copy, if it was visible there. */
export interface Left {
  move: Move;
  start?: HTMLElement;
  box?: DOMRect;
  copy?: HTMLElement;
}

/** Where a flight starts: the place's current position, or where the thing was last visible. */
function startOf({ move, start, box }: Left): DOMRect | undefined {
  const there = start?.isConnected && [start.dataset.spot, start.dataset.thing].includes(move.from);
  return there ? start.getBoundingClientRect() : box;
}

/** Animates the moves that the server sends with a view. A game may say where things are and what they look like. */
export class Travels<P extends Play = Play> {
  private view: BaseView | null = null;
  private left: Left[] = [];
  private readonly flights: Flights;

  /** `board` is the board's CSS selector. */
  constructor(
    protected readonly board: string,
    protected readonly play: () => P,
  ) {
    this.flights = new Flights(board, () => play().session.live && settings.pace === "instant");
  }

  /** Call this while the page still shows the last view. */
  before(): void {
    const { view, session } = this.play();
    const last = this.view;
    this.view = view;
    this.land();
    if (last === view) return;
    const moves = last && session.moves.length <= 2 * MOST ? this.flying(session.moves) : [];
    const taken = new Set<HTMLElement>();
    this.left = moves.slice(0, MOST).map((move) => this.leave(move, taken));
  }

  /** Call this once the page shows the new view. */
  after(): void {
    const taken = new Set<HTMLElement>();
    this.left.splice(0).forEach((left, n) => {
      const goal = this.pick(left.move.to, left.move.thing, taken);
      const ghost = goal && this.ghost(left, goal);
      if (ghost) this.flights.go(startOf(left), goal, ghost, n * STAGGER, this.look(left, goal));
    });
  }

  /** Until everything has arrived. */
  get landed(): Promise<unknown> {
    return this.flights.landed;
  }

  /** Ends all animations at once. */
  land(): void {
    this.flights.land();
  }

  /** The moves to animate. */
  protected flying(moves: Move[]): Move[] {
    return moves;
  }

  /** The elements that show a thing at a place, or the place itself. */
  protected at(place: string, _thing: string): HTMLElement[] {
    const spots = this.seen(`[data-spot="${place}"]`);
    return spots.length ? spots : this.seen(`[data-thing="${place}"]`);
  }

  /** A copy of the thing that is about to leave `start`: by default of `start`, unless that is only a place. */
  protected copy(_thing: string, start: HTMLElement): HTMLElement | undefined {
    return start.dataset.thing ? ghostOf(start) : undefined;
  }

  /** What flies to `goal`: by default the copy made at the start. */
  protected ghost(left: Left, _goal: HTMLElement): HTMLElement | undefined {
    return left.copy;
  }

  protected look(_left: Left, _goal: HTMLElement): Look {
    return USUAL;
  }

  /** The visible elements of the board. */
  protected seen(selector: string): HTMLElement[] {
    const all = document.querySelectorAll<HTMLElement>(`${this.board} :is(${selector})`);
    return [...all].filter((e) => e.offsetParent !== null);
  }

  private leave(move: Move, taken: Set<HTMLElement>): Left {
    const start = this.pick(move.from, move.thing, taken);
    return {
      move,
      start,
      box: start?.getBoundingClientRect(),
      copy: start && this.copy(move.thing, start),
    };
  }

  /** Picks a different element for each of several equal things, the last ones first. */
  private pick(place: string, thing: string, taken: Set<HTMLElement>): HTMLElement | undefined {
    const found = this.at(place, thing);
    const one = found.findLast((e) => !taken.has(e)) ?? found.at(-1);
    if (one) taken.add(one);
    return one;
  }
}
