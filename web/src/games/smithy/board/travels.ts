import { Flights, type Travels } from "../../../lib/board/flight";
import { catalog } from "../catalog.svelte";
import type { SmithyPlay } from "../play.svelte";
import { named } from "../things";
import type { SmithyView } from "../view";

const STAGGER = 90;
const MOST = 9; // so that a whole move takes no more than 1.2 s
const SMALL = 40; // pixels; how wide a card is where it is laid away

interface Token {
  place: string;
  card: string;
}
interface Copy {
  box: DOMRect;
  width: number;
  ghost: HTMLElement;
}

/** Everything on the table as place and card, sides and tilts left out. */
function tokens(view: SmithyView): Token[] {
  const found: Token[] = [];
  const add = (place: string, cards: string[]): void =>
    void found.push(...cards.map((card) => ({ place, card: card || "guild-back" })));
  const backs = (kind: string, n: number): string[] => Array.from({ length: n }, () => `${kind}-back`);
  view.smiths.forEach((smith, n) => {
    const mine = n === Math.max(view.seat, 0);
    const of = (name: string): string => (mine ? name : `${name}${n + 1}`);
    const shown = n === view.seat || view.over;
    add(
      of("hand"),
      shown ? smith.hand : [...backs("mine", smith.mine_backs), ...backs("guild", smith.guild_backs)],
    );
    add(
      mine ? "market" : `p${n + 1}`,
      smith.market.map((p) => p.card),
    );
    add(
      mine ? "workshop" : `shop${n + 1}`,
      smith.workshop.map((p) => p.card),
    );
    for (const laid of smith.stacks) add(of("stack"), [laid.card, ...laid.parts]);
    for (const laid of smith.kings) add(of("king"), [laid.card]);
    add(of("apprentice"), smith.apprentices);
    add(of("tool"), smith.tools);
  });
  add(
    "warehouse",
    view.warehouse.map((s) => s.card),
  );
  add("discard", view.discard);
  for (const [card, n] of Object.entries(view.scrap))
    add(
      "scrap",
      Array.from({ length: n }, () => card),
    );
  add("deck-mine", backs("mine", view.mine));
  add("deck-guild", backs("guild", view.guild));
  return found;
}

/** What is in `a` and not in `b`. */
function without(a: Token[], b: Token[]): Token[] {
  const counts = new Map<string, number>();
  const key = (token: Token): string => `${token.place} ${token.card}`;
  for (const token of b) counts.set(key(token), (counts.get(key(token)) ?? 0) + 1);
  return a.filter((token) => {
    const left = counts.get(key(token)) ?? 0;
    counts.set(key(token), left - 1);
    return left <= 0;
  });
}

const back = (card: string): string =>
  card.endsWith("-back") ? card : catalog.guild.has(card) ? "guild-back" : "mine-back";

/** Which card went from where to where: first those that were seen, then those that came out of or went into the dark. */
function moves(before: SmithyView, after: SmithyView): { from: Token; to: Token }[] {
  const [old, now] = [tokens(before), tokens(after)];
  const gone = without(old, now);
  const come = without(now, old);
  const found: { from: Token; to: Token }[] = [];
  for (const alike of [(a: string, b: string) => a === b, (a: string, b: string) => back(a) === back(b)]) {
    for (const to of [...come]) {
      const at = gone.findIndex((from) => from.place !== to.place && alike(from.card, to.card));
      if (at < 0) continue;
      found.push({ from: gone.splice(at, 1)[0]!, to });
      come.splice(come.indexOf(to), 1);
    }
  }
  return found;
}

function elements(token: Token): HTMLElement[] {
  const cards = [...document.querySelectorAll<HTMLElement>(`.smithy [data-thing^="${token.place}/"]`)];
  const same = cards.filter(
    (card) => named(card.dataset.thing ?? "").card === token.card && card.offsetParent,
  );
  const spot = document.querySelector<HTMLElement>(`.smithy [data-spot="${token.place}"]`);
  return same.length ? same : spot?.offsetParent ? [spot] : [];
}

/** Remembers the table before it changes, and lets the cards travel once it has. */
export class SmithyTravels implements Travels {
  private view: SmithyView | null = null;
  private readonly flights = new Flights(".smithy");
  private places = new Map<string, Copy[]>();

  constructor(private readonly play: () => SmithyPlay) {}

  before(): void {
    const { view } = this.play();
    this.land();
    this.places.clear();
    if (!this.view || this.view === view) return;
    for (const { from } of moves(this.view, view).slice(0, MOST)) {
      const key = `${from.place} ${from.card}`;
      if (!this.places.has(key)) this.places.set(key, elements(from).map(seen));
    }
  }

  /** A card that was carried from a place by hand doesn't fly as well. */
  after(): void {
    const play = this.play();
    const { view, carried } = play;
    play.carried = "";
    const old = this.view;
    this.view = view;
    if (!old || old === view || old.round > view.round + 1) return;
    const found = moves(old, view);
    const held = found.findIndex(({ from }) => carried !== "" && from.place.startsWith(carried));
    if (held >= 0) found.splice(held, 1);
    if (found.length > MOST * 2) return;
    found.slice(0, MOST).forEach(({ from, to }, n) => this.move(from, to, n * STAGGER));
  }

  land(): void {
    this.flights.land();
  }

  private move(from: Token, to: Token, delay: number): void {
    const start = this.places.get(`${from.place} ${from.card}`)?.pop();
    const goal = elements(to).at(-1);
    if (!goal) return;
    const card = goal.matches(".card, .stack, .perk, .mate");
    const { ghost, width } = start && !card ? start : seen(goal);
    ghost.style.width = `${width}px`;
    const last = card ? 1 : Math.min(1, SMALL / width);
    this.flights.go(start?.box, goal, ghost, delay, {
      first: (start?.width ?? width) / width,
      last,
      alone: card,
    });
  }
}

function seen(element: HTMLElement): Copy {
  const ghost = element.cloneNode(true) as HTMLElement;
  const inner = element.matches("[data-spot]:not(.card)") ? document.createElement("span") : ghost;
  for (const name of ["data-thing", "data-nth", "data-ref", "data-spot", "id"]) inner.removeAttribute(name);
  inner.classList.remove("legal", "target", "picked", "lifted", "tilted");
  inner.classList.add("flying");
  inner.setAttribute("aria-hidden", "true");
  inner.inert = true;
  const width = element.matches(".stack")
    ? parseFloat(getComputedStyle(element).getPropertyValue("--own")) || element.offsetWidth
    : element.offsetWidth;
  inner.style.setProperty("--w", `${width}px`);
  return { box: element.getBoundingClientRect(), width, ghost: inner };
}
