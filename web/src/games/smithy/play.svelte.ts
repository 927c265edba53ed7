import { notice } from "../../lib/net/notice.svelte";
import type { Blocked, Option } from "../../lib/protocol";
import type { ShownTable } from "../../lib/table/shown-table";
import { named } from "./things";
import { keysOf, leads, verbOf } from "./actions/verbs";
import { RUNES, type SmithyView } from "./view";

const ONE_CLICK = new Set(["pay", "with", "complete", "fire", "exchange", "draw-mine", "draw-guild"]);
const CRAFTS = new Set(["craft", "train"]);
/** Which blocked verb speaks of a place. */
const BLOCKED_AT: Record<string, string[]> = {
  market: ["market", "buy"],
  workshop: ["workshop", "craft", "buy"],
  warehouse: ["sell"],
  discard: ["discard"],
  hand: ["buy"],
};

/** What the player has picked up, and where it can go. */
export class Play {
  picked = $state("");
  /** Which of several equal cards it is. */
  nth = $state(0);
  /** A card was dropped on this place, and several things can be done there. */
  place = $state("");
  dragging = $state(false);
  bid = $state(0);
  /** The place from which a card was just carried by hand. */
  carried = "";
  private next: ((option: Option) => boolean) | null = null;

  constructor(readonly session: ShownTable) {}

  get view(): SmithyView {
    return this.session.view as SmithyView;
  }

  of(thing: string): Option[] {
    return this.session.options.filter((o) => o.thing === thing);
  }

  movable(thing: string): boolean {
    return this.of(thing).length > 0;
  }

  blocked(thing: string): Blocked[] {
    return this.view.blocked.filter((b) => b.thing === thing);
  }

  get open(): Option[] {
    return this.picked
      ? this.of(this.picked).filter((o) => !this.place || leads(o).includes(this.place))
      : [];
  }

  get end(): Option | undefined {
    return this.session.options.find((o) => verbOf(o) === "end");
  }

  /** The answers to a question; in the action phase there are none, the board has them. */
  get answers(): Option[] {
    return this.session.asked && !this.end ? this.session.options : [];
  }

  get bids(): Option[] {
    return this.answers.filter((o) => verbOf(o).startsWith("bid"));
  }

  get chosenBid(): Option | undefined {
    return this.bids.find((o) => o.line.args.coins === this.bid) ?? this.bids[0];
  }

  isPicked(thing: string, nth: number): boolean {
    return this.picked === thing && this.nth === nth;
  }

  pick(thing: string, nth = 0): void {
    const craft = this.crafting(thing);
    const [only, ...more] = this.of(thing);
    if (craft) this.act(craft);
    else if (only && !more.length && ONE_CLICK.has(verbOf(only))) this.act(only);
    else if (this.isPicked(thing, nth)) this.drop();
    else this.lift(thing, nth);
  }

  lift(thing: string, nth: number): void {
    this.picked = thing;
    this.nth = nth;
    this.place = "";
  }

  act(option: Option): void {
    this.drop();
    this.session.act(option.action);
  }

  drop(): void {
    this.picked = "";
    this.place = "";
    this.dragging = false;
  }

  /** The option that a letter stands for, in the open list or among the answers. */
  byKey(key: string): Option | undefined {
    if (!this.picked && this.bids.length && key === "b") return this.chosenBid;
    const list = this.open.length ? this.open : this.answers;
    return list[keysOf(list).indexOf(key)];
  }

  /** Whether what is picked can go to a place. */
  goal(place: string): boolean {
    return this.session.options.some(
      (o) => (this.picked ? o.thing === this.picked : !o.thing) && leads(o).includes(place),
    );
  }

  /** The one thing that is done by taking the picked card to a place; crafting is chosen by its resources. */
  target(place: string): Option | undefined {
    const ways = this.session.options.filter(
      (o) => (this.picked ? o.thing === this.picked : !o.thing) && leads(o).includes(place),
    );
    const plain = ways.filter((o) => !CRAFTS.has(verbOf(o)));
    return plain.length === 1 ? plain[0] : undefined;
  }

  /** Takes the picked card to a place; `onto` is the thing that lies where it was dropped. */
  bring(place: string, onto = ""): boolean {
    this.dragging = false;
    const ways = this.open.filter((o) => leads(o).includes(place));
    if (ways.length > 1) this.place = place;
    if (ways.length !== 1) return ways.length > 1 || this.refuse(place);
    const [way] = ways as [Option];
    this.carried = named(this.picked).place;
    this.next = (o) => (verbOf(o) === "with" ? o.thing === onto : verbOf(o) === `to-${place}`);
    this.act(way);
    return true;
  }

  private refuse(place: string): false {
    const why = this.blocked(this.picked).find((b) => BLOCKED_AT[place]?.includes(b.verb));
    if (why) notice.show(why.why, "smithy");
    this.drop();
    return false;
  }

  /** After a drop that takes two answers, gives the second one. */
  follow(): void {
    const found = this.next && this.session.options.filter(this.next);
    this.next = null;
    if (found?.length === 1) this.session.act(found[0]!.action);
  }

  /** How many of a refined resource the picked craft would use. */
  uses(resource: string): number {
    return this.craft?.pays.filter((p) => p === resource).length ?? 0;
  }

  private get craft(): Option | undefined {
    return this.open.find((o) => CRAFTS.has(verbOf(o)));
  }

  /** The picked card's craft, if a resource was touched that it would use. */
  private crafting(thing: string): Option | undefined {
    const { place, card, refined } = named(thing);
    const fits = place === "workshop" && (refined || RUNES.has(card)) && this.uses(card) > 0;
    return fits ? this.craft : undefined;
  }
}
