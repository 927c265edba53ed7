import { notice } from "../../lib/net/notice.svelte";
import type { Blocked, Option } from "../../lib/protocol";
import type { ShownTable } from "../../lib/table/shown-table";
import { verbOf } from "../../lib/board/action-keys";
import { keysOf } from "./cards/icons";
import type { JewelView } from "./view";

/** A live session can withdraw a secret answer; a replay can't. */
type Recalling = ShownTable & { takeBack?: (action?: string) => void };

export type Sheet = "offer" | "discard" | "deck";

/** What may be looked at below instead of a player's cards. */
export const USUAL = -1;
export const BOWLS = -2;

const INKWELL = "gift/inkwell";
const ONE_CLICK = new Set(["take", "white", "black", "keep", "pay"]);
const DECK = new Set(["move", "listen", "noble"]);
/** Questions whose options lie all in one panel. */
const PANEL = new Set(["crown", "wild", "prize", "medal", "pay", "keep", "stones"]);
/** Questions that have a place of their own. */
const APART = new Set(["count", "bid", "hide"]);
const SEALED = new Set(["pick", "hide", "point", "count"]);

/** What the player has picked up, which cards lie open, and whose. */
export class Play {
  dragging = $state(false);
  /** Whose cards are shown below: a seat, or the usual, or the bowls. */
  looked = $state(USUAL);
  private held = $state.raw({ thing: "", asked: "" });
  private turned = $state<{ sheet: Sheet; at: string } | null>(null);

  private readonly things = $derived.by(() => {
    const found = new Map<string, Option[]>();
    for (const option of this.session.options)
      found.set(option.thing, [...(found.get(option.thing) ?? []), option]);
    return found;
  });
  private readonly off = $derived.by(() => {
    const found = new Map<string, Blocked[]>();
    for (const blocked of this.view.blocked)
      found.set(blocked.thing, [...(found.get(blocked.thing) ?? []), blocked]);
    return found;
  });
  readonly inks = $derived.by(() => this.session.options.filter((o) => verbOf(o) === "ink"));

  constructor(readonly session: ShownTable) {}

  get view(): JewelView {
    return this.session.view as JewelView;
  }

  /** Whether a card lies in front of the player. */
  mine(card: string): boolean {
    return this.view.players[this.session.seat]?.cards.some((owned) => owned.card === card) ?? false;
  }

  /** The question to the player, if there is one. */
  private get asked(): string {
    return this.session.asked ? this.view.question : "";
  }

  /** What was picked is let go when another question comes. */
  get picked(): string {
    return this.held.asked === this.asked ? this.held.thing : "";
  }

  /** Changes with every question. */
  private get moment(): string {
    return `${this.view.round} ${this.view.question} ${this.view.active}`;
  }

  /** Which cards lie in the middle: those that the question is about, unless others were turned up. */
  get sheet(): Sheet {
    if (this.turned?.at === this.moment) return this.turned.sheet;
    return this.session.asked && DECK.has(this.view.question) ? "deck" : "offer";
  }

  turn(sheet: Sheet): void {
    this.drop();
    this.turned = { sheet, at: this.moment };
  }

  of(thing: string): Option[] {
    return this.things.get(thing) ?? [];
  }

  blocked(thing: string): Blocked[] {
    return this.off.get(thing) ?? [];
  }

  /** The gems that are missing for a card. */
  lacks(card: string): string[] {
    const parts = this.blocked(`card/${card}`).find((b) => b.why.id.endsWith("-lacks"))?.why.args.parts;
    return Array.isArray(parts) ? parts : [];
  }

  /** The Inkwell is in the hand: the next card picked is replaced. */
  get inking(): boolean {
    return this.picked === INKWELL
      ? this.inks.length > 0
      : this.view.question === "ink" && this.session.asked;
  }

  inkOf(card: string): Option | undefined {
    return this.inks.find((o) => o.thing === `card/${card}`);
  }

  get open(): Option[] {
    return this.picked ? this.of(this.picked) : [];
  }

  /** What the picked card would cost. */
  get paying(): string[] {
    return this.open.find((o) => verbOf(o) === "buy")?.pays ?? [];
  }

  /** The question is answered in the panel. */
  get panel(): boolean {
    return this.session.asked && PANEL.has(this.view.question);
  }

  /** The answers that belong to no thing on the board. */
  get answers(): Option[] {
    return this.session.asked && !this.panel && !APART.has(this.view.question)
      ? this.session.options.filter((o) => !o.thing)
      : [];
  }

  get end(): Option | undefined {
    return this.session.options.find((o) => ["end", "accept"].includes(verbOf(o)));
  }

  /** All answer at once and in secret. */
  get secret(): boolean {
    return SEALED.has(this.view.question);
  }

  /** A secret answer lies there and the others still think. */
  get liftable(): boolean {
    const { session, view } = this;
    return (
      session.live &&
      session.seat >= 0 &&
      !view.over &&
      view.plan.length > 0 &&
      this.secret &&
      "takeBack" in session
    );
  }

  isPicked(thing: string): boolean {
    return this.picked === thing;
  }

  pick(thing: string): void {
    const ink =
      this.inking && thing.startsWith("card/") ? this.inkOf(thing.slice("card/".length)) : undefined;
    const [only, ...more] = this.of(thing);
    if (ink) this.act(ink);
    else if (only && !more.length && ONE_CLICK.has(verbOf(only))) this.act(only);
    else if (this.isPicked(thing)) this.drop();
    else this.lift(thing);
  }

  movable(thing: string): boolean {
    return this.goalOf(thing) !== "";
  }

  /** Where a thing goes that is carried: gems to the stock, bought cards to the own ones. */
  private goalOf(thing: string): string {
    const first = this.of(thing)[0];
    const verb = first ? verbOf(first) : "";
    if (["take", "white", "black"].includes(verb)) return "stock";
    return verb === "buy" ? "works" : "";
  }

  goal(place: string): boolean {
    return this.picked !== "" && this.goalOf(this.picked) === place;
  }

  lift(thing: string): void {
    this.held = { thing, asked: this.asked };
  }

  act(option: Option): void {
    this.drop();
    this.session.act(option.action);
  }

  takeBack(action = ""): void {
    if (this.liftable) (this.session as Recalling).takeBack?.(action);
  }

  drop(): void {
    this.held = { thing: "", asked: "" };
    this.dragging = false;
  }

  bring(place: string): boolean {
    this.dragging = false;
    const option = this.goal(place) ? this.open[0] : undefined;
    if (option) this.act(option);
    else this.refuse();
    return option !== undefined;
  }

  private refuse(): void {
    const why = this.blocked(this.picked)[0];
    if (why) notice.show(why.why, "jewellers");
    this.drop();
  }

  byKey(key: string): Option | undefined {
    const list = this.open.length ? this.open : this.answers;
    return list[keysOf(list).indexOf(key)];
  }
}
