import type { Look } from "../../../lib/board/flight";
import { ghostOf } from "../../../lib/board/ghost";
import { Travels, type Left } from "../../../lib/board/travels";
import type { Move } from "../../../lib/protocol";
import type { SmithyPlay } from "../play.svelte";
import { named } from "../things";

const CARD = ".card, .stack, .perk, .mate";
const SMALL = 40; // pixels; how wide a card is where it is laid away

/** Whether an element shows this card, and not only the place. */
const shows = (element: HTMLElement, card: string): boolean =>
  element.matches(CARD) && named(element.dataset.thing ?? "").card === card;

/** Animates cards from where they were visible to where they are now. */
export class SmithyTravels extends Travels<SmithyPlay> {
  /** Leaves out a card that the player has just dragged. */
  protected override flying(moves: Move[]): Move[] {
    const play = this.play();
    const { carried } = play;
    const { card } = named(carried);
    const held = moves.findIndex(({ thing, from }) => carried && (thing === card || from === carried));
    if (moves.length) play.carried = "";
    return moves.filter((_, n) => n !== held);
  }

  protected override at(place: string, card: string): HTMLElement[] {
    const [owner] = /(?<=^smith)\d*$/.exec(place) ?? [];
    // A crafted card came from the hand, the Market or the Workshop.
    const areas =
      owner === undefined ? [place] : owner ? [`p${owner}`, `shop${owner}`] : ["hand", "market", "workshop"];
    const lying = areas.flatMap((area) => this.seen(`[data-thing^="${area}/"]`));
    const cards = lying.filter((element) => shows(element, card));
    if (cards.length) return cards;
    const spots = this.seen(`[data-spot="${owner === undefined ? place : `hand${owner}`}"]`);
    return spots.length ? spots : [...lying, ...this.seen(`[data-thing="${place}"]`)];
  }

  /** The top card of a pile; nothing for hidden cards. */
  protected copy(_card: string, start: HTMLElement): HTMLElement | undefined {
    const seen = start.matches(CARD) ? start : start.querySelector<HTMLElement>(":scope.deck > .card");
    return seen ? ghostOf(seen, widthOf(seen)) : undefined;
  }

  protected override ghost(left: Left, goal: HTMLElement): HTMLElement | undefined {
    return shows(goal, left.move.thing) ? ghostOf(goal, widthOf(goal)) : left.copy;
  }

  protected override look({ move, copy }: Left, goal: HTMLElement): Look {
    const alone = shows(goal, move.thing);
    const width = alone ? widthOf(goal) : parseFloat(copy?.style.width ?? "1");
    const first = copy ? parseFloat(copy.style.width) / width : 1;
    return { first, last: alone ? 1 : Math.min(1, SMALL / width), alone };
  }
}

/** A stack is wider than its card, because of the resources under it. */
const widthOf = (element: HTMLElement): number =>
  (element.matches(".stack") && parseFloat(getComputedStyle(element).getPropertyValue("--own"))) ||
  element.offsetWidth;
