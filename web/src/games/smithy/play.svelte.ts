import { Play } from "../../lib/play.svelte";
import type { Choice } from "../../lib/protocol";
import { leads, LOOKS, PLAIN } from "./actions/verbs";
import { readyOf } from "../../lib/table/doubt";
import { catalog } from "./catalog.svelte";
import { smithy } from "./facts";
import { named } from "./things";
import { RUNES, type SmithyView } from "./view";

const MOST_TAGS = 3;
const CRAFTS = new Set(["craft", "train"]);
/** The blocked verb that explains a place. */
const BLOCKED_AT: Record<string, string[]> = {
  market: ["market", "buy"],
  workshop: ["workshop", "craft", "buy"],
  warehouse: ["sell"],
  discard: ["discard"],
  hand: ["buy"],
};

/** Selecting cards and moving them to places. */
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
  /** The place where a card was dropped, if several actions are possible there. */
  place = $state("");
  bid = $state(0);
  /** The card that was just dragged. */
  carried = "";

  override get open(): Choice[] {
    return super.open.filter((o) => !this.place || leads(o).includes(this.place));
  }

  /** None in the action phase, where the board has them. */
  override get answers(): Choice[] {
    return this.session.asked && !this.end ? this.session.choices : [];
  }

  /** The ready cards that show their verb: at most three, the dearest. */
  get tagged(): Set<string> {
    const worth = ({ line }: Choice): number => catalog.guild.get(String(line.args.card))?.value ?? 0;
    const dearest = readyOf(this.session.choices, smithy.care).sort((a, b) => worth(b) - worth(a));
    return new Set([...new Set(dearest.map(({ thing }) => thing))].slice(0, MOST_TAGS));
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

  /** The choices that move the selected card to a place, or that belong to the place itself. */
  private leadingTo(place: string): Choice[] {
    return this.session.choices.filter(
      (o) => (this.picked ? o.thing === this.picked : !o.thing) && leads(o).includes(place),
    );
  }

  /** Whether the selected card can go to a place. */
  goal(place: string): boolean {
    return this.leadingTo(place).length > 0;
  }

  /** The only choice for moving the selected card to a place; crafting is chosen by clicking its resources. */
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
    this.carried = this.picked;
    this.next = (o) => (o.verb === "with" ? o.thing === onto : o.verb === `to-${place}`);
    this.act(ways[0]!);
    return true;
  }

  /** How many of a refined resource the selected craft would use. */
  uses(resource: string): number {
    return this.craft?.pays.filter((p) => p === resource).length ?? 0;
  }

  private get craft(): Choice | undefined {
    return this.open.find((o) => CRAFTS.has(o.verb));
  }

  /** The selected card's craft, if the player clicked a resource that it would use. */
  private crafting(thing: string): Choice | undefined {
    const { place, card, refined } = named(thing);
    const fits = place === "workshop" && (refined || RUNES.has(card)) && this.uses(card) > 0;
    return fits ? this.craft : undefined;
  }

  /** A card that is only being read stays open during other players' turns, as long as it is there. */
  override shown(moved: boolean): void {
    if (this.session.asked || !document.querySelector(".smithy .picked")) super.shown(moved);
  }
}
