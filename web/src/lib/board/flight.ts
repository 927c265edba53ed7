import { settings } from "../ui/settings.svelte";

const DURATION = 380;
const ARRIVED = 700;
export const STAGGER = 60;
export const MOST = 12; // so that a whole move takes no more than 1.2 s

const middle = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

/** The size of a copy at the start and at the end; with `alone` the thing itself is hidden until then. */
export interface Look {
  first: number;
  last: number;
  alone: boolean;
}
export const USUAL: Look = { first: 1.15, last: 1, alone: false };

/** Runs the animations of a board. */
export class Flights {
  private running: Animation[] = [];
  /** Until everything has arrived. */
  landed: Promise<unknown> = Promise.resolve();

  /** `board` is the board's CSS selector; while `still`, nothing flies. */
  constructor(
    private readonly board: string,
    private readonly still: () => boolean,
  ) {}

  /** Ends all animations at once. */
  land(): void {
    for (const flight of this.running) flight.finish();
    this.running = [];
  }

  /** Moves a copy from where a thing was, if that was visible, to where it is now. Without animations the new place lights up once. */
  go(start: DOMRect | undefined, goal: HTMLElement, ghost: HTMLElement, delay: number, look = USUAL): void {
    if (settings.calm || this.still()) flash(goal);
    else if (start?.width) this.fly(start, goal, ghost, delay, look);
  }

  private fly(
    start: DOMRect,
    goal: HTMLElement,
    ghost: HTMLElement,
    delay: number,
    { first, last, alone }: Look,
  ): void {
    document.querySelector(`.main${this.board}`)?.append(ghost);
    const [[x, y], [fromX, fromY]] = [middle(goal.getBoundingClientRect()), middle(start)];
    const { offsetWidth, offsetHeight } = ghost;
    Object.assign(ghost.style, { left: `${x - offsetWidth / 2}px`, top: `${y - offsetHeight / 2}px` });
    const flight = ghost.animate(
      [
        { transform: `translate(${fromX - x}px, ${fromY - y}px) scale(${first})` },
        { transform: `scale(${last})` },
      ],
      {
        duration: DURATION,
        delay,
        easing: "cubic-bezier(.2, .8, .2, 1)",
        fill: "backwards",
      },
    );
    const gone = new Promise<void>((arrived) => {
      flight.onfinish = flight.oncancel = () => {
        ghost.remove();
        arrived();
      };
    });
    this.landed = Promise.all([this.landed, gone]);
    this.running.push(flight);
    if (alone)
      this.running.push(goal.animate([{ opacity: 0 }, { opacity: 0 }], { duration: DURATION + delay }));
  }
}

function flash(goal: HTMLElement): void {
  goal.classList.add("arrived");
  setTimeout(() => goal.classList.remove("arrived"), ARRIVED);
}
