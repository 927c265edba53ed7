import { flying } from "../../../lib/board/ghost";
import { Travels } from "../../../lib/board/travels";

/** Animates gems. */
export class SilberTravels extends Travels {
  /** A gem as drawn on the table; without a colour if it was stolen by others. */
  protected copy(colour: string): HTMLElement {
    const ghost = flying(document.createElement("span"));
    ghost.classList.add("gem");
    const place = `[data-spot="own/${colour}"], [data-thing="column/${colour}"]`;
    const picture = colour && document.querySelector(`${this.board} :is(${place}) svg`);
    if (picture) ghost.append(picture.cloneNode(true));
    else ghost.classList.add("unseen");
    return ghost;
  }
}
