import { Flights, MOST, STAGGER, spotOn, type Travels } from "../../../lib/board/flight";
import type { JewelPlay } from "../play.svelte";
import type { JewelView } from "../view";

const BOARD = ".jewel";

interface Travel {
  from: string;
  to: string;
}
interface Ready {
  start: DOMRect;
  ghost: HTMLElement;
  to: string;
}

/** The miner card or the bowl that a gem came from. */
function sourceOf(before: JewelView, after: JewelView, seat: number, n: number): string {
  const gem = after.gems[n] ?? "";
  if (before.question === "pick") return seat === after.seat ? `bowl/${gem}` : `dish/${seat}`;
  if ((before.white[n] ?? 0) > (after.white[n] ?? 0)) return `white/${gem}`;
  return (before.black[n] ?? 0) > (after.black[n] ?? 0) ? `black/${gem}` : "";
}

/** Which cards and gems have come to a player. */
export function travels(before: JewelView, after: JewelView): Travel[] {
  return after.players.flatMap((player, seat) => {
    const was = before.players[seat];
    if (!was) return [];
    const own = seat === after.seat;
    const had = new Set(was.cards.map((owned) => owned.card));
    const cards = player.cards
      .filter(({ card }) => !had.has(card))
      .map(({ card }) => ({ from: `card/${card}`, to: own ? `own/${card}` : `seat/${seat}` }));
    const gems = after.gems.flatMap((gem, n) =>
      (player.stock[n] ?? 0) > (was.stock[n] ?? 0)
        ? [{ from: sourceOf(before, after, seat, n), to: own ? `stock/${gem}` : `seat/${seat}` }]
        : [],
    );
    return [...cards, ...gems.filter(({ from }) => from)];
  });
}

/** Lets cards and gems travel from one view to the next. */
export class JewelTravels implements Travels {
  private view: JewelView | null = null;
  private ready: Ready[] = [];
  private readonly flights = new Flights(BOARD);

  constructor(private readonly play: () => JewelPlay) {}

  before(): void {
    const { view } = this.play();
    const last = this.view;
    this.view = view;
    this.flights.land();
    if (!last || last === view || Math.abs(view.round - last.round) > 1) return;
    const found = travels(last, view);
    this.ready = found.length > MOST ? [] : found.flatMap(({ from, to }) => prepared(from, to));
  }

  after(): void {
    this.ready.splice(0).forEach(({ start, ghost, to }, n) => {
      const goal = spotOn(BOARD, to);
      if (goal) this.flights.go(start, goal, ghost, n * STAGGER);
    });
  }

  land(): void {
    this.flights.land();
  }
}

/** A copy of what is about to leave its place. */
function prepared(from: string, to: string): Ready[] {
  const thing = spotOn(BOARD, from);
  if (!thing) return [];
  const ghost = (from.startsWith("dish/") ? (thing.querySelector("svg") ?? thing) : thing).cloneNode(
    true,
  ) as HTMLElement;
  const flying = document.createElement("span");
  flying.className = "flying travelling";
  flying.setAttribute("aria-hidden", "true");
  flying.inert = true;
  for (const name of ["data-thing", "data-spot", "id"]) ghost.removeAttribute(name);
  ghost.classList.remove("legal", "picked", "target");
  const start = thing.getBoundingClientRect();
  if (!from.startsWith("dish/"))
    Object.assign(flying.style, { width: `${start.width}px`, height: `${start.height}px` });
  flying.append(ghost);
  return [{ start, ghost: flying, to }];
}
