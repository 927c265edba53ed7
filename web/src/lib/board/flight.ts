import { settings } from "../ui/settings.svelte";

const DURATION = 380;
const ARRIVED = 700;
export const STAGGER = 60;
export const MOST = 12; // so that a whole move takes no more than 1.2 s

/** The element of a board that shows a spot, if it can be seen. */
export const spotOn = (board: string, name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`${board} [data-spot="${name}"]`)].find(
    (e) => e.offsetParent !== null,
  );

const middle = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

/** How large a copy is when it starts and when it arrives, and whether it flies alone: the thing itself is unseen until then. */
interface Look {
  first: number;
  last: number;
  alone: boolean;
}
const USUAL: Look = { first: 1.15, last: 1, alone: false };

/** What flies from one view to the next. */
export interface Travels {
  /** To be called while the page still shows the view before this one. */
  before(): void;
  /** To be called once the page shows it. */
  after(): void;
  /** Ends all flights at once. */
  land(): void;
}

/** Things that fly over a board. */
export class Flights {
  private running: Animation[] = [];

  /** `board` selects the board. */
  constructor(private readonly board: string) {}

  /** Ends all flights at once. */
  land(): void {
    for (const flight of this.running) flight.finish();
    this.running = [];
  }

  /** Lets a copy go from where something was, if that was seen, to where it is; whoever wants no flights sees the new place light up once. */
  go(start: DOMRect | undefined, goal: HTMLElement, ghost: HTMLElement, delay: number, look = USUAL): void {
    if (settings.calm) flash(goal);
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
    flight.onfinish = () => ghost.remove();
    flight.oncancel = () => ghost.remove();
    this.running.push(flight);
    if (alone)
      this.running.push(goal.animate([{ opacity: 0 }, { opacity: 0 }], { duration: DURATION + delay }));
  }
}

function flash(goal: HTMLElement): void {
  goal.classList.add("arrived");
  setTimeout(() => goal.classList.remove("arrived"), ARRIVED);
}
