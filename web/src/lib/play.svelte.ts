import { GAMES } from "../games";
import { keysFor, type ActionLook } from "./board/action-keys";
import { notice } from "./net/notice.svelte";
import type { BaseView, Blocked, Line, Choice, SeatInfo } from "./protocol";
import { readyOf } from "./table/doubt";
import type { ShownTable } from "./table/shown-table";
import { say, seatName } from "./words/speaker";

const NONE: ReadonlySet<string> = new Set();

/** Groups items by thing, keeping their order. */
function byThing<T extends { thing: string }>(all: T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const one of all) found.set(one.thing, [...(found.get(one.thing) ?? []), one]);
  return found;
}

/** What the player has selected on a board and what can be done with it. Each game adds what its things mean. */
export abstract class Play<View extends BaseView = BaseView> {
  /** The selected thing is being dragged. */
  dragging = $state(false);
  /** The game's id, the prefix of its message ids. */
  abstract readonly game: string;
  /** The key and the icon of an action, by verb. */
  protected abstract readonly looks: Record<string, ActionLook>;
  protected abstract readonly plainLook: ActionLook;
  /** Verbs that need only one click if nothing else can be done with the thing. */
  protected readonly oneClick: ReadonlySet<string> = NONE;
  /** Verbs that end a turn or an answer in several parts. */
  protected readonly ending: ReadonlySet<string> = new Set(["end"]);
  /** Verbs that cost something besides money and resources. */
  protected readonly costly: ReadonlySet<string> = NONE;
  /** The second answer, if one gesture needs two. */
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

  /** The seat whose cards are in front: the player's own, or the first one for a spectator. */
  get me(): number {
    return Math.max(this.session.seat, 0);
  }

  /** Whether this is a player, not a spectator. */
  get own(): boolean {
    return this.session.seat >= 0;
  }

  /** All seats in turn order, the player's own first. */
  get order(): number[] {
    return this.seats.map((_, n) => (this.me + n) % this.seats.length);
  }

  nameOf(seat: number): string {
    const info = this.seats[seat];
    return info ? seatName(info) : "";
  }

  /** The names of the players who must answer. */
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

  /** What is ready with a thing: it brings something at once. */
  ready(thing: string): Choice[] {
    const care = GAMES[this.game]?.care;
    return care ? readyOf(this.of(thing), care) : [];
  }

  /** What can't be done with a thing, and why. */
  blocked(thing: string): Blocked[] {
    return this.obstacles.get(thing) ?? [];
  }

  /** The parts that a thing still needs. */
  lacks(thing: string): string[] {
    const parts = this.blocked(thing).map(({ why }) => why.args.parts);
    return parts.find((missing) => Array.isArray(missing)) ?? [];
  }

  /** The selection is cleared when this changes. */
  protected get moment(): string {
    return "";
  }

  get picked(): string {
    return this.held.moment === this.moment ? this.held.thing : "";
  }

  /** Which of several equal things is selected. */
  get nth(): number {
    return this.held.nth;
  }

  isPicked(thing: string, nth = 0): boolean {
    return this.picked === thing && this.nth === nth;
  }

  /** What can be done with the selected thing. */
  get open(): Choice[] {
    return this.picked ? this.of(this.picked) : [];
  }

  /** The choices that belong to no thing on the board. */
  get answers(): Choice[] {
    return this.session.asked ? this.session.choices.filter((choice) => !choice.thing) : [];
  }

  /** The answer on the gold button: the only one, or the first that costs nothing. */
  get golden(): Choice | undefined {
    const { answers } = this;
    return answers.length === 1 ? answers[0] : answers.find((choice) => !this.costs(choice));
  }

  costs(choice: Choice): boolean {
    return choice.price > 0 || choice.pays.length > 0 || this.costly.has(choice.verb);
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

  /** The choice made by dragging the selected thing to a place. */
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

  /** Shows why something can't be done, and clears the selection. */
  protected refuse(blocked: Blocked | undefined): void {
    if (blocked) notice.show(blocked.why, this.game);
    this.drop();
  }

  /** Whether a second answer is to follow. */
  get following(): boolean {
    return this.next !== null;
  }

  /** Sends the second answer once the server has accepted the first. */
  follow(): void {
    const found = this.next && this.session.choices.filter(this.next);
    this.next = null;
    if (found?.length === 1) this.session.act(found[0]!.action);
  }

  /** The parts of a secret answer given so far. */
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

  /** The choice for a letter key, in the open list or among all choices. */
  byKey(key: string): Choice | undefined {
    const list = this.open.length ? this.open : this.answers;
    return list[this.keysOf(list).indexOf(key)];
  }

  /** Keys that only this game has. */
  ownKey(_key: string): (() => void) | undefined {
    return undefined;
  }

  /** Called for a new view; `moved` unless only the seats have changed. */
  shown(moved: boolean): void {
    if (moved) this.drop();
  }
}
