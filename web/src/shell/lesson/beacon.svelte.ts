import { scrollerOf, sightOf } from "../../lib/board/scroll";
import type { Guidance } from "../../lib/protocol";
import type { Session } from "../../lib/table/session.svelte";
import { dim } from "./dim";
import { lights, type Light } from "./lights";
import type { Box, Obstacle } from "./spot";

export const SENTENCE = "lesson-says";
const HEAVY = 100;
const AIR = 12;
const OBSTACLES: [string, number][] = [
  [".app .pop, .zoombox, .main .picked", HEAVY],
  [".bar, .status .doing, .app .btn.primary:not(.coach-bubble *)", HEAVY],
  [".main > .status", 2],
  [".main button[data-thing]", 0.25],
  [".rail", 0.15],
];
const COVERS = ".pop, .status, .bar, .tabs, .rail, .coach-bubble, dialog";

const boxOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};

const wider = ({ x, y, width, height }: Box): Box => ({
  x: x - AIR,
  y: y - AIR,
  width: width + 2 * AIR,
  height: height + 2 * AIR,
});

/** What is lit now, and where on the screen it is. */
export class Beacon {
  lights = $state.raw<Light[]>([]);
  /** Of each light; undefined if it is covered or scrolled away. */
  boxes = $state.raw<(Box | undefined)[]>([]);
  private frame = 0;

  constructor(private readonly session: Session) {}

  get elements(): HTMLElement[] {
    return this.lights.map(({ element }) => element);
  }

  /** Finds what is lit, marks it and dims the rest. */
  look(now: Guidance | undefined, shining: boolean): void {
    const found = now && shining ? lights(now, this.session.choices) : [];
    const lit = found.map(({ element }) => element);
    for (const old of document.querySelectorAll<HTMLElement>("[data-lit]"))
      if (!lit.includes(old)) {
        delete old.dataset.lit;
        old.removeAttribute("aria-describedby");
      }
    lit.forEach((element, n) => {
      if (element.dataset.lit !== String(n + 1)) element.dataset.lit = String(n + 1);
      element.setAttribute("aria-describedby", SENTENCE);
    });
    dim(document.querySelector(".app .main"), lit);
    this.lights = found;
    this.boxes = lit.map((element) => (shows(element) ? boxOf(element) : undefined));
  }

  /** Looks again before the next frame. */
  soon(work: () => void): void {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(work);
  }

  /** What the bubble should not cover. */
  get obstacles(): Obstacle[] {
    const lit = this.boxes.filter((box) => box !== undefined);
    const others = OBSTACLES.flatMap(([selector, weight]) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility())
        .map((element) => ({ box: boxOf(element), weight })),
    );
    return [...lit.map((box) => ({ box: wider(box), weight: HEAVY })), ...others];
  }

  /** Scrolls what is lit into view, both if there is room, otherwise the first. */
  reveal(): void {
    const main = document.querySelector<HTMLElement>(".app .main");
    const inside = this.elements.filter(
      (element) => main?.contains(element) && !element.closest(".status, .pop"),
    );
    if (!main || !inside.length) return;
    for (const element of [...inside].reverse())
      element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const boxes = inside.map((element) => element.getBoundingClientRect());
    const { top, bottom } = sightOf(main);
    const [high, low] = [
      Math.min(...boxes.map((box) => box.top)) - 2 * AIR,
      Math.max(...boxes.map((box) => box.bottom)) + 2 * AIR,
    ];
    const first = boxes[0]!;
    const fits = low - high <= bottom - top;
    const [upper, lower] = fits ? [high, low] : [first.top - 2 * AIR, first.bottom + 2 * AIR];
    if (lower > bottom) scrollerOf(main).scrollBy(0, Math.min(lower - bottom, upper - top));
    else if (upper < top) scrollerOf(main).scrollBy(0, upper - top);
  }

  close(): void {
    cancelAnimationFrame(this.frame);
    this.look(undefined, false);
  }
}

/** Whether an element's middle is on the screen and nothing covers it; a floating bubble will move away. */
function shows(element: HTMLElement): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const there = document.elementsFromPoint(x + width / 2, y + height / 2);
  const top = there.find((one) => !one.closest(".coach-bubble.floating"));
  const cover = top?.closest(COVERS);
  return top !== undefined && (!cover || cover.contains(element) || element.contains(top));
}
