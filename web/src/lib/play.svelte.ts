import { keysFor, type ActionLook } from "./board/action-keys";
import { notice } from "./net/notice.svelte";
import type { BaseView, Blocked, Line, Choice, SeatInfo } from "./protocol";
import type { ShownTable } from "./table/shown-table";
import { say, seatName } from "./words/speaker";

const NONE: ReadonlySet<string> = new Set();

/** A list for each thing, in the order in which they came. */
function byThing<T extends { thing: string }>(all: T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const one of all) found.set(one.thing, [...(found.get(one.thing) ?? []), one]);
  return found;
}

/** What a player has picked up on a board and what can be done with it; each game adds what its things mean. */
export abstract class Play<View extends BaseView = BaseView> {
  /** What is picked follows the pointer. */
  dragging = $state(false);
  /** The game's id, which begins the ids of its messages. */
  abstract readonly game: string;
  /** The key and the picture of an action, by its verb. */
  protected abstract readonly looks: Record<string, ActionLook>;
  protected abstract readonly plainLook: ActionLook;
  /** Verbs that are done with one click, where nothing else can be done with a thing. */
  protected readonly oneClick: ReadonlySet<string> = NONE;
  /** Verbs that end a turn, or an answer of several parts. */
  protected readonly ending: ReadonlySet<string> = new Set(["end"]);
  /** The second answer, where one gesture takes two. */
  protected next: ((choice: Choice) => boolean) | null = null;
  private held = $state.raw({ thing: "", nth: 0, moment: "" });
  private readonly choices = $derived.by(() => byThing(this.session.choices));
  private readonly obstacles = $derived.by(() => byThing(this.view.blocked));

  constructor(readonly session: ShownTable) {}

  get view(): View {
    return this.session.view as View;
  }

  get seats(): SeatInfo[] {
    return this.session.table?.seats ?? [];
  }

  /** Whose cards lie in front: one's own seat, for a watcher the first. */
  get me(): number {
    return Math.max(this.session.seat, 0);
  }

  /** Whether somebody plays here, and does not only watch. */
  get own(): boolean {
    return this.session.seat >= 0;
  }

  /** All seats in turn order, one's own first. */
  get order(): number[] {
    return this.seats.map((_, n) => (this.me + n) % this.seats.length);
  }

  nameOf(seat: number): string {
    const info = this.seats[seat];
    return info ? seatName(info) : "";
  }

  /** The names of those who are asked. */
  get waited(): string {
    return this.view.waiting.map((seat) => this.nameOf(seat)).join(", ");
  }

  say(line: Line): string {
    return say(line, this.game, this.seats);
  }

  lookOf(choice: Choice): ActionLook {
    return this.looks[choice.verb] ?? this.plainLook;
  }

  keysOf(choices: Choice[]): string[] {
    return keysFor(choices, (choice) => this.lookOf(choice));
  }

  /** What can be done with a thing. */
  of(thing: string): Choice[] {
    return this.choices.get(thing) ?? [];
  }

  /** What can't be done with a thing, and why. */
  blocked(thing: string): Blocked[] {
    return this.obstacles.get(thing) ?? [];
  }

  /** The parts that are missing for a thing. */
  lacks(thing: string): string[] {
    const parts = this.blocked(thing).map(({ why }) => why.args.parts);
    return parts.find((missing) => Array.isArray(missing)) ?? [];
  }

  /** What is picked is let go when this changes. */
  protected get moment(): string {
    return "";
  }

  get picked(): string {
    return this.held.moment === this.moment ? this.held.thing : "";
  }

  /** Which of several equal things is picked. */
  get nth(): number {
    return this.held.nth;
  }

  isPicked(thing: string, nth = 0): boolean {
    return this.picked === thing && this.nth === nth;
  }

  /** What can be done with what is picked. */
  get open(): Choice[] {
    return this.picked ? this.of(this.picked) : [];
  }

  /** The answers that belong to no thing on the board. */
  get answers(): Choice[] {
    return this.session.asked ? this.session.choices.filter((choice) => !choice.thing) : [];
  }

  get end(): Choice | undefined {
    return this.session.choices.find((choice) => this.ending.has(choice.verb));
  }

  pick(thing: string, nth = 0): void {
    const [only, ...more] = this.of(thing);
    if (only && !more.length && this.oneClick.has(only.verb)) this.act(only);
    else if (this.isPicked(thing, nth)) this.drop();
    else this.lift(thing, nth);
  }

  lift(thing: string, nth = 0): void {
    this.held = { thing, nth, moment: this.moment };
  }

  drop(): void {
    this.held = { thing: "", nth: 0, moment: "" };
    this.dragging = false;
  }

  act(choice: Choice): void {
    this.drop();
    this.session.act(choice.action);
  }

  /** Whether a thing can be dragged. */
  movable(thing: string): boolean {
    return this.of(thing).length > 0;
  }

  /** What is done by dragging the picked thing to a place. */
  protected landing(place: string): Choice | undefined {
    return this.open.find((choice) => choice.ends === place);
  }

  /** A thing was dragged to a place; `_onto` is the thing that lies there. */
  bring(place: string, _onto = ""): boolean {
    this.dragging = false;
    const choice = this.landing(place);
    if (choice) this.act(choice);
    else this.refuse(this.blocked(this.picked)[0]);
    return choice !== undefined;
  }

  /** Says why something can't be done, and puts it back. */
  protected refuse(blocked: Blocked | undefined): void {
    if (blocked) notice.show(blocked.why, this.game);
    this.drop();
  }

  /** Gives the second answer, once the server has taken the first. */
  follow(): void {
    const found = this.next && this.session.choices.filter(this.next);
    this.next = null;
    if (found?.length === 1) this.session.act(found[0]!.action);
  }

  /** The parts of a secret answer that lie on the table. */
  protected get plan(): string[] {
    return [];
  }

  /** Whether a secret answer can still be withdrawn. */
  get liftable(): boolean {
    const { session, view } = this;
    return session.live && this.own && !view.over && this.plan.length > 0 && "takeBack" in session;
  }

  /** Withdraws one part of a secret answer, or all of it. */
  takeBack(action = ""): void {
    if (this.liftable) this.session.takeBack?.(action);
  }

  /** The choice that a letter stands for, in the open list or among the answers. */
  byKey(key: string): Choice | undefined {
    const list = this.open.length ? this.open : this.answers;
    return list[this.keysOf(list).indexOf(key)];
  }

  /** What a key does in this game only. */
  ownKey(_key: string): (() => void) | undefined {
    return undefined;
  }

  /** The page shows a new view; `moved` unless only a seat has changed hands. */
  shown(moved: boolean): void {
    if (moved) this.drop();
  }
}
