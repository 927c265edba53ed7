import { tick } from "svelte";

const FLIGHT = 380;

type Place = { thing: string; box: DOMRect };

function places(): Place[] {
  return [...document.querySelectorAll<HTMLElement>(".card[data-thing]")].map((card) => ({
    thing: card.dataset.thing ?? "",
    box: card.getBoundingClientRect(),
  }));
}

const cardOf = (thing: string): string => (thing.split("/")[1] ?? "").replace("tilted-", "").replace("refined-", "");

/** A card that is new in one area flies from where a card of its name has just gone. */
export function travel(): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const before = places();
  if (!before.length) return;
  void tick().then(() => {
    const gone = [...before];
    const fresh: HTMLElement[] = [];
    for (const card of document.querySelectorAll<HTMLElement>(".card[data-thing]")) {
      const at = gone.findIndex((place) => place.thing === card.dataset.thing);
      if (at >= 0) gone.splice(at, 1);
      else fresh.push(card);
    }
    for (const card of fresh) fly(card, gone);
  });
}

function fly(card: HTMLElement, gone: Place[]): void {
  const at = gone.findIndex((place) => cardOf(place.thing) === cardOf(card.dataset.thing ?? ""));
  const from = at >= 0 ? gone.splice(at, 1)[0]?.box : undefined;
  const to = card.getBoundingClientRect();
  if (!from?.width || !to.width) return;
  const move = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  card.animate([{ transform: move, transformOrigin: "0 0", zIndex: 20 }, { transformOrigin: "0 0", zIndex: 20 }], {
    duration: FLIGHT,
    easing: "cubic-bezier(.2, .8, .2, 1)",
  });
}
