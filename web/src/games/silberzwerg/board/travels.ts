import { Flights, MOST, STAGGER, spotOn, type Travels } from "../../../lib/board/flight";
import type { Line } from "../../../lib/protocol";
import { catalog } from "../catalog.svelte";
import type { SilberPlay } from "../play.svelte";
import { seatWord, type SilberView } from "../view";

interface Travel {
  from: string;
  to: string;
  /** Empty where one may not know it. */
  colour: string;
}
type Gems = (args: Line["args"]) => string[];

const SAID = "silberzwerg-log-";
const times = (count: unknown, colour: string): string[] =>
  Array.from({ length: Number(count) }, () => colour);
const one: Gems = ({ card }) => [String(card)];
const several: Gems = ({ card, count }) => times(count, String(card));
const parts: Gems = (args) => args.parts as string[];
const cost: Gems = ({ card }) => catalog.contracts.get(String(card))?.cost ?? [];

/** What the player of a line has from the mines, gives back to them, or has from a victim. */
const GOT: Record<string, Gems> = {
  mined: parts,
  took: one,
  bought: several,
  swapped: ({ got }) => got as string[],
};
const GAVE: Record<string, Gems> = {
  swapped: parts,
  sold: several,
  returned: one,
  fulfilled: cost,
  "fulfilled-public": cost,
};
const STOLE: Record<string, Gems> = { "stole-seen": parts, stole: ({ count }) => times(count, "") };

/** Which gems went from a mine to a bag, back, or from bag to bag, as the log tells it. */
export function travels(lines: Line[], me: number): Travel[] {
  const bag = (seat: unknown, colour: string): string =>
    seat === me && colour ? `own/${colour}` : `bag/${seatWord(Number(seat))}`;
  return lines.flatMap(({ id, args }) => {
    const { player, victim } = args;
    const gems = (of: Record<string, Gems>): string[] => of[id.slice(SAID.length)]?.(args) ?? [];
    return [
      ...gems(GOT).map((colour) => ({ from: `mine/${colour}`, to: bag(player, colour), colour })),
      ...gems(GAVE).map((colour) => ({ from: bag(player, colour), to: `mine/${colour}`, colour })),
      ...gems(STOLE).map((colour) => ({ from: bag(victim, colour), to: bag(player, colour), colour })),
    ];
  });
}

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
    const found = travels(session.news, view.seat);
    if (found.length <= 2 * MOST) found.slice(0, MOST).forEach((travel, n) => this.go(travel, n * STAGGER));
  }

  land(): void {
    this.flights.land();
  }

  private go({ from, to, colour }: Travel, delay: number): void {
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
