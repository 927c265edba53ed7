import { Play } from "../../lib/play.svelte";
import type { Choice } from "../../lib/protocol";
import { LOOKS, PLAIN } from "./cards/icons";
import type { JewelView } from "./view";

export type Sheet = "offer" | "discard" | "deck";

/** What may be looked at below instead of a player's cards. */
export const USUAL = -1;
export const BOWLS = -2;

const INKWELL = "gift/inkwell";
const DECK = new Set(["move", "listen", "noble"]);
/** Questions whose choices are all in one panel. */
const PANEL = new Set(["crown", "wild", "prize", "medal", "pay", "keep", "stones"]);
/** Questions that have their own place. */
const APART = new Set(["count", "bid", "hide"]);
const SEALED = new Set(["pick", "hide", "point", "count"]);

/** The selected cards and gems, and whose cards are shown. */
export class JewelPlay extends Play<JewelView> {
  readonly game = "jewellers";
  protected readonly looks = LOOKS;
  protected readonly plainLook = PLAIN;
  protected override readonly oneClick = new Set(["take", "white", "black", "keep", "pay"]);
  protected override readonly ending = new Set(["end", "accept"]);
  /** What is shown below: a seat's cards, the default, or the bowls. */
  looked = $state(USUAL);
  private turned = $state<{ sheet: Sheet; at: string } | null>(null);
  readonly inks = $derived.by(() => this.session.choices.filter((o) => o.verb === "ink"));

  /** Whether the player owns a card. */
  mine(card: string): boolean {
    return this.view.players[this.session.seat]?.cards.some((owned) => owned.card === card) ?? false;
  }

  /** The selection is cleared when another question comes. */
  protected override get moment(): string {
    return this.session.asked ? this.view.question : "";
  }

  /** Changes with every question to any player. */
  private get questionNow(): string {
    return `${this.view.round} ${this.view.question} ${this.view.active}`;
  }

  /** The cards in the middle: those that the question is about, unless the player chose others. */
  get sheet(): Sheet {
    if (this.turned?.at === this.questionNow) return this.turned.sheet;
    return this.session.asked && DECK.has(this.view.question) ? "deck" : "offer";
  }

  turn(sheet: Sheet): void {
    this.drop();
    this.turned = { sheet, at: this.questionNow };
  }

  /** The Inkwell is selected: the next selected card is replaced. */
  get inking(): boolean {
    return this.picked === INKWELL
      ? this.inks.length > 0
      : this.view.question === "ink" && this.session.asked;
  }

  inkOf(card: string): Choice | undefined {
    return this.inks.find((o) => o.thing === `card/${card}`);
  }

  /** What the selected card would cost. */
  get paying(): string[] {
    return this.open.find((o) => o.verb === "buy")?.pays ?? [];
  }

  /** The question is answered in the panel. */
  get panel(): boolean {
    return this.session.asked && PANEL.has(this.view.question);
  }

  override get answers(): Choice[] {
    return this.panel || APART.has(this.view.question) ? [] : super.answers;
  }

  /** All players answer at the same time and in secret. */
  get secret(): boolean {
    return SEALED.has(this.view.question);
  }

  protected override get plan(): string[] {
    return this.secret ? this.view.plan : [];
  }

  override pick(thing: string): void {
    const ink =
      this.inking && thing.startsWith("card/") ? this.inkOf(thing.slice("card/".length)) : undefined;
    if (ink) this.act(ink);
    else super.pick(thing);
  }

  override movable(thing: string): boolean {
    return this.goalOf(thing) !== "";
  }

  /** Where a dragged thing goes: gems to the stock, bought cards to the player's cards. */
  private goalOf(thing: string): string {
    const first = this.of(thing)[0];
    const verb = first ? first.verb : "";
    if (["take", "white", "black"].includes(verb)) return "stock";
    return verb === "buy" ? "works" : "";
  }

  goal(place: string): boolean {
    return this.picked !== "" && this.goalOf(this.picked) === place;
  }

  protected override landing(place: string): Choice | undefined {
    return this.goal(place) ? this.open[0] : undefined;
  }

  /** A card stays selected while the question is the same. */
  override shown(): void {}
}
