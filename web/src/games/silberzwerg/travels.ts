import { settings } from "../../lib/settings.svelte";
import { COLOURS, seatWord, type SilberView } from "./view";

const FLIGHT = 380;
const STAGGER = 60;
const MOST = 12; // so that a whole move takes no more than 1.2 s
const ARRIVED = 700;

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

const spot = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`.silber [data-spot="${name}"]`)].find((e) => e.offsetParent !== null);

/** Lets gems travel from one view to the next. */
export class Travels {
  private view: SilberView | null = null;
  private running: Animation[] = [];

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
    for (const flight of this.running) flight.finish();
    this.running = [];
  }

  private go({ from, to, colour }: Travel, delay: number): void {
    const [start, goal] = [spot(from), spot(to)];
    if (!start || !goal) return;
    if (settings.calm) flash(goal);
    else this.fly(start.getBoundingClientRect(), goal.getBoundingClientRect(), gem(colour), delay);
  }

  private fly(start: DOMRect, end: DOMRect, ghost: HTMLElement, delay: number): void {
    Object.assign(ghost.style, { left: `${end.left + end.width / 2 - 12}px`, top: `${end.top + end.height / 2 - 12}px` });
    document.querySelector(".main.silber")?.append(ghost);
    const [dx, dy] = [start.left + start.width / 2 - end.left - end.width / 2, start.top + start.height / 2 - end.top - end.height / 2];
    const flight = ghost.animate([{ transform: `translate(${dx}px, ${dy}px) scale(1.3)` }, { transform: "none" }], {
      duration: FLIGHT,
      delay,
      easing: "cubic-bezier(.2, .8, .2, 1)",
      fill: "backwards",
    });
    flight.onfinish = () => ghost.remove();
    flight.oncancel = () => ghost.remove();
    this.running.push(flight);
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

/** For whoever wants no flights: the new place lights up once. */
function flash(goal: HTMLElement): void {
  goal.classList.add("arrived");
  setTimeout(() => goal.classList.remove("arrived"), ARRIVED);
}
