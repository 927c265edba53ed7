import { USUAL, type Look } from "../../../lib/board/flight";
import { copied, flying } from "../../../lib/board/ghost";
import { Travels, type Left } from "../../../lib/board/travels";
import type { Move } from "../../../lib/protocol";

/** Places that the board doesn't show. */
const UNSEEN = new Set(["bank", "greens"]);
/** Piles whose cards can be shown. */
const PILES = new Set(["deck", "discard"]);
const HOUSE = "house";
/** A card from a pile is hidden at its new place until it arrives. */
const DEALT: Look = { first: 0.5, last: 1, alone: true };

/** Animates cards and gems. */
export class JewelTravels extends Travels {
  protected override flying(moves: Move[]): Move[] {
    return moves.filter(({ from, to }) => !UNSEEN.has(from) && !UNSEEN.has(to));
  }

  protected override at(place: string, thing: string): HTMLElement[] {
    if (thing === HOUSE) return super.at(place.replace("card/", "house/"), thing);
    const open = PILES.has(place) ? super.at(`card/${thing}`, thing) : [];
    return open.length ? open : super.at(place, thing);
  }

  /** The gem alone, or the whole card; nothing if only the place is visible. */
  protected copy(thing: string, start: HTMLElement): HTMLElement | undefined {
    const gem = start.querySelector(`.gem-${thing}`);
    if (gem) return wrapped(gem);
    return shows(start, thing) ? whole(start) : undefined;
  }

  protected override ghost({ move, copy }: Left, goal: HTMLElement): HTMLElement | undefined {
    return copy ?? this.copy(move.thing, goal);
  }

  protected override look({ move, copy }: Left, goal: HTMLElement): Look {
    return !copy && shows(goal, move.thing) ? DEALT : USUAL;
  }
}

/** Whether an element shows a card or the house marker itself. */
function shows({ dataset: { spot = "" } }: HTMLElement, thing: string): boolean {
  return [`card/${thing}`, `own/${thing}`].includes(spot) || spot.startsWith(`${thing}/`);
}

/** A copy inside an element that can be as large as the thing was. */
function wrapped(thing: Element): HTMLElement {
  const ghost = flying(document.createElement("span"));
  ghost.classList.add("travelling");
  ghost.append(copied(thing));
  return ghost;
}

/** A copy of the same size. */
function whole(thing: HTMLElement): HTMLElement {
  const ghost = wrapped(thing);
  ghost.classList.add("whole");
  Object.assign(ghost.style, { width: `${thing.offsetWidth}px`, height: `${thing.offsetHeight}px` });
  return ghost;
}
