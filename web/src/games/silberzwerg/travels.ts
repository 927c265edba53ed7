import { Flights, MOST, STAGGER, spotOn } from "../../lib/flight";
import { COLOURS, seatWord, type SilberView } from "./view";

interface Travel {
  from: string;
  to: string;
  colour: string;
}

/** How many gems each bag has more (or less) than before. */
const gains = (before: SilberView, after: SilberView): number[] =>
  after.clans.map((clan, n) => clan.gems - (before.clans[n]?.gems ?? clan.gems));

/** Which gems went from a mine to a bag, back, or from bag to bag. */
export function travels(before: SilberView, after: SilberView): Travel[] {
  const more = gains(before, after);
  const dug = COLOURS.flatMap((colour, n) => Array.from({ length: Math.max(0, (before.mines[n] ?? 0) - (after.mines[n] ?? 0)) }, () => colour));
  const back = COLOURS.flatMap((colour, n) => Array.from({ length: Math.max(0, (after.mines[n] ?? 0) - (before.mines[n] ?? 0)) }, () => colour));
  const found: Travel[] = [];
  more.forEach((gain, seat) => {
    const bag = (colour: string): string => (seat === after.seat ? `own/${colour}` : `bag/${seatWord(seat)}`);
    for (const colour of dug.splice(0, Math.max(0, gain))) found.push({ from: `mine/${colour}`, to: bag(colour), colour });
    for (const colour of back.splice(0, Math.max(0, -gain))) found.push({ from: bag(colour), to: `mine/${colour}`, colour });
  });
  const victim = more.findIndex((gain) => gain < 0);
  const thief = more.findIndex((gain) => gain > 0);
  if (found.length || victim < 0 || thief < 0) return found;
  return Array.from({ length: more[thief] ?? 0 }, () => ({ from: `bag/${seatWord(victim)}`, to: `bag/${seatWord(thief)}`, colour: "" }));
}

/** Lets gems travel from one view to the next. */
export class Travels {
  private view: SilberView | null = null;
  private readonly flights = new Flights(".silber");

  /** To be called once the page shows `view`. */
  after(view: SilberView): void {
    const before = this.view;
    this.view = view;
    if (!before || before === view || Math.abs(view.round - before.round) > 1) return;
    const found = travels(before, view);
    if (found.length <= 2 * MOST) found.slice(0, MOST).forEach((travel, n) => this.go(travel, n * STAGGER));
  }

  /** Ends all flights at once. */
  land(): void {
    this.flights.land();
  }

  private go({ from, to, colour }: Travel, delay: number): void {
    const [start, goal] = [spotOn(".silber", from), spotOn(".silber", to)];
    if (start && goal) this.flights.go(start.getBoundingClientRect(), goal, gem(colour), delay);
  }
}

/** A copy of a gem that lies on the table; a stolen one is seen by nobody. */
function gem(colour: string): HTMLElement {
  const ghost = document.createElement("span");
  ghost.className = "flying gem";
  ghost.setAttribute("aria-hidden", "true");
  const drawn = colour && document.querySelector(`.silber [data-spot="own/${colour}"] svg, .silber [data-thing="column/${colour}"] svg`);
  if (drawn) ghost.append(drawn.cloneNode(true));
  else ghost.classList.add("unseen");
  return ghost;
}
