import { Play } from "../../lib/play.svelte";
import type { Choice } from "../../lib/protocol";
import { leads, LOOKS, PLAIN } from "./actions/verbs";
import { named } from "./things";
import { RUNES, type SmithyView } from "./view";

const CRAFTS = new Set(["craft", "train"]);
/** Which blocked verb speaks of a place. */
const BLOCKED_AT: Record<string, string[]> = {
  market: ["market", "buy"],
  workshop: ["workshop", "craft", "buy"],
  warehouse: ["sell"],
  discard: ["discard"],
  hand: ["buy"],
};

/** Cards that are picked and taken to places. */
export class SmithyPlay extends Play<SmithyView> {
  readonly game = "smithy";
  protected readonly looks = LOOKS;
  protected readonly plainLook = PLAIN;
  protected override readonly oneClick = new Set([
    "pay",
    "with",
    "complete",
    "fire",
    "exchange",
    "draw-mine",
    "draw-guild",
  ]);
  /** A card was dropped on this place, and several things can be done there. */
  place = $state("");
  bid = $state(0);
  /** The place from which a card was just carried by hand. */
  carried = "";

  override get open(): Choice[] {
    return super.open.filter((o) => !this.place || leads(o).includes(this.place));
  }

  /** In the action phase there are none, the board has them. */
  override get answers(): Choice[] {
    return this.session.asked && !this.end ? this.session.choices : [];
  }

  get bids(): Choice[] {
    return this.answers.filter((o) => o.verb.startsWith("bid"));
  }

  get chosenBid(): Choice | undefined {
    return this.bids.find((o) => o.line.args.coins === this.bid) ?? this.bids[0];
  }

  override pick(thing: string, nth = 0): void {
    const craft = this.crafting(thing);
    if (craft) this.act(craft);
    else super.pick(thing, nth);
  }

  override lift(thing: string, nth = 0): void {
    super.lift(thing, nth);
    this.place = "";
  }

  override drop(): void {
    super.drop();
    this.place = "";
  }

  override byKey(key: string): Choice | undefined {
    return !this.picked && this.bids.length && key === "b" ? this.chosenBid : super.byKey(key);
  }

  /** What takes the picked card to a place, or is done there without one. */
  private leadingTo(place: string): Choice[] {
    return this.session.choices.filter(
      (o) => (this.picked ? o.thing === this.picked : !o.thing) && leads(o).includes(place),
    );
  }

  /** Whether what is picked can go to a place. */
  goal(place: string): boolean {
    return this.leadingTo(place).length > 0;
  }

  /** The one thing that is done by taking the picked card to a place; crafting is chosen by its resources. */
  target(place: string): Choice | undefined {
    const plain = this.leadingTo(place).filter((o) => !CRAFTS.has(o.verb));
    return plain.length === 1 ? plain[0] : undefined;
  }

  override bring(place: string, onto = ""): boolean {
    this.dragging = false;
    const ways = this.open.filter((o) => leads(o).includes(place));
    if (ways.length > 1) this.place = place;
    if (!ways.length) this.refuse(this.blocked(this.picked).find((b) => BLOCKED_AT[place]?.includes(b.verb)));
    if (ways.length !== 1) return ways.length > 1;
    this.carried = named(this.picked).place;
    this.next = (o) => (o.verb === "with" ? o.thing === onto : o.verb === `to-${place}`);
    this.act(ways[0]!);
    return true;
  }

  /** How many of a refined resource the picked craft would use. */
  uses(resource: string): number {
    return this.craft?.pays.filter((p) => p === resource).length ?? 0;
  }

  private get craft(): Choice | undefined {
    return this.open.find((o) => CRAFTS.has(o.verb));
  }

  /** The picked card's craft, if a resource was touched that it would use. */
  private crafting(thing: string): Choice | undefined {
    const { place, card, refined } = named(thing);
    const fits = place === "workshop" && (refined || RUNES.has(card)) && this.uses(card) > 0;
    return fits ? this.craft : undefined;
  }

  /** A card that is only read stays open while others move, as long as it lies there. */
  override shown(moved: boolean): void {
    if (this.session.asked || !document.querySelector(".smithy .picked")) super.shown(moved);
  }
}
