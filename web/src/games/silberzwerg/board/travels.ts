import { Flights, MOST, STAGGER, spotOn, type Travels } from "../../../lib/board/flight";
import type { Move } from "../../../lib/protocol";
import type { SilberPlay } from "../play.svelte";
import type { SilberView } from "../view";

/** Lets gems travel from one view to the next. */
export class SilberTravels implements Travels {
  private view: SilberView | null = null;
  private readonly flights = new Flights(".silber");

  constructor(private readonly play: () => SilberPlay) {}

  before(): void {
    this.land();
  }

  after(): void {
    const { view, session } = this.play();
    const before = this.view;
    this.view = view;
    if (!before || before === view || Math.abs(view.round - before.round) > 1) return;
    const { moves } = session;
    if (moves.length <= 2 * MOST) moves.slice(0, MOST).forEach((move, n) => this.go(move, n * STAGGER));
  }

  land(): void {
    this.flights.land();
  }

  private go({ thing: colour, from, to }: Move, delay: number): void {
    const [start, goal] = [spotOn(".silber", from), spotOn(".silber", to)];
    if (start && goal) this.flights.go(start.getBoundingClientRect(), goal, gem(colour), delay);
  }
}

/** A copy of a gem that lies on the table; others see no colour of a stolen one. */
function gem(colour: string): HTMLElement {
  const ghost = document.createElement("span");
  ghost.className = "flying gem";
  ghost.setAttribute("aria-hidden", "true");
  const drawn =
    colour &&
    document.querySelector(
      `.silber [data-spot="own/${colour}"] svg, .silber [data-thing="column/${colour}"] svg`,
    );
  if (drawn) ghost.append(drawn.cloneNode(true));
  else ghost.classList.add("unseen");
  return ghost;
}
