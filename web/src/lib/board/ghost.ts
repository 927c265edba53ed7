const NAMES = ["data-thing", "data-nth", "data-spot", "data-drop", "id"];
const STATES = ["legal", "target", "picked", "lifted", "tilted"];

/** A copy with which nothing can be done, in its plain state. */
export function copied<E extends Element>(element: E): E {
  const copy = element.cloneNode(true) as E;
  for (const name of NAMES) copy.removeAttribute(name);
  copy.classList.remove(...STATES);
  return copy;
}

/** Prepares an element for its flight over the board, where pointers and screen readers ignore it. */
export function flying(ghost: HTMLElement): HTMLElement {
  ghost.classList.add("flying");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  return ghost;
}

/** A flying copy as wide as the element, or as a part of it. */
export function ghostOf(element: HTMLElement, width = element.offsetWidth): HTMLElement {
  const ghost = flying(copied(element));
  ghost.style.setProperty("--w", `${width}px`);
  ghost.style.width = `${width}px`;
  return ghost;
}
