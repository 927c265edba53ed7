import { Play } from "../../lib/play.svelte";
import type { Blocked, Choice } from "../../lib/protocol";
import { columnOf } from "./actions/targets";
import { LOOKS, PLAIN } from "./cards/icons";
import { COLUMNS, isMine, placing, type Column, type Kind, type SilberView } from "./view";

/** Choices that are also on the board, but are made one by one. */
const TILES = new Set(["tribute", "cheapen", "also", "give", "get", "return"]);
const ASKING = new Set(["use", "banish", "swap", "return"]);
/** How many gems a swap gives and takes. */
export const PAIR = 2;
const LEADERS = new Set(["piece/lord", "piece/ghost"]);
const SIDES: Kind[] = ["lord", "ghost", "lord", "ghost"];

/** Placing dwarves in secret, and using leaders. */
export class SilberPlay extends Play<SilberView> {
  readonly game = "silberzwerg";
  protected readonly looks = LOOKS;
  protected readonly plainLook = PLAIN;
  protected override readonly oneClick = new Set(["also", "give", "get", "return"]);
  protected override readonly ending = new Set(["seal", "enough"]);
  protected override readonly costly = new Set(["cancel"]); // spends the barred ghost
  /** The side of each leader in the reserve: lord or ghost. */
  faces = $state<Kind[]>([...SIDES]);
  /** The part of the plan that is being moved. */
  private moving = "";
  private round = 0;

  protected override get plan(): string[] {
    return this.view.plan;
  }

  get planning(): boolean {
    return this.session.asked && this.view.question === "place";
  }

  get sealed(): boolean {
    return this.view.plan.includes("seal");
  }

  override of(thing: string): Choice[] {
    const [place = "", name = ""] = thing.split("/");
    const all = this.session.choices;
    if (place === "column") return all.filter((o) => columnOf(o) === name);
    return place === "bag" ? all.filter((o) => o.thing === thing || o.ends === thing) : super.of(thing);
  }

  override blocked(thing: string): Blocked[] {
    if (this.planning) return [];
    const mine = thing.startsWith("column/") ? `mine/${thing.slice("column/".length)}` : "";
    return mine ? [...super.blocked(thing), ...super.blocked(mine)] : super.blocked(thing);
  }

  override get open(): Choice[] {
    return this.picked.startsWith("piece/") ? [] : super.open;
  }

  /** The choices that are shown as pictures. */
  get tiles(): Choice[] {
    const { session, view } = this;
    return session.asked && ASKING.has(view.question) ? session.choices.filter((o) => TILES.has(o.verb)) : [];
  }

  /** The message for what a dwarf does in a column. */
  deed(kind: Kind, column: Column): string {
    if (kind === "miner") return "silberzwerg-cell-miner";
    const open = this.view.opened || this.session.table?.options.open_contracts === true; // Z4.3, Z5.3
    const any = open && kind === "lord" && column === "contract";
    return any
      ? "silberzwerg-cell-lord-any-contract"
      : `silberzwerg-cell-${kind}-${isMine(column) ? "mine" : column}`;
  }

  /** The action that places a kind of dwarf in a column, if it is legal now. */
  place(kind: Kind, column: Column): Choice | undefined {
    return this.planning ? this.session.choices.find((o) => o.action === placing(kind, column)) : undefined;
  }

  /** Whether the selected dwarf may go to a cell. */
  goal(kind: Kind, column: Column): boolean {
    const held = this.picked.startsWith("piece/") ? this.picked : "";
    const fits = held === `piece/${kind}` || (kind !== "miner" && LEADERS.has(held));
    return fits && (this.place(kind, column) !== undefined || this.moving !== "");
  }

  override movable(thing: string): boolean {
    if (thing.startsWith("placed/")) return this.liftable;
    return this.planning && thing.startsWith("piece/");
  }

  override lift(thing: string, nth = 0): void {
    const [place, kind = "", column = ""] = thing.split("/");
    this.moving = place === "placed" ? placing(kind as Kind, column as Column) : "";
    super.lift(this.moving ? `piece/${kind}` : thing, nth);
  }

  /** The selected leader, or the first one in the reserve. */
  private get leader(): number {
    return LEADERS.has(this.picked) ? this.nth : 0;
  }

  turn(leader: number): void {
    const face: Kind = this.faces[leader] === "lord" ? "ghost" : "lord";
    this.faces[leader] = face;
    if (LEADERS.has(this.picked) && this.nth === leader) super.lift(`piece/${face}`, leader);
  }

  /** F flips a leader. */
  override ownKey(key: string): (() => void) | undefined {
    const turning = key === "f" && this.planning && this.view.leaders_left > 0;
    return turning ? () => this.turn(this.leader) : undefined;
  }

  /** Before every placement the leaders are reset to lord and ghost. */
  private begin(): void {
    this.faces = [...SIDES];
  }

  /** Removes a leader from the reserve; the others keep their sides. */
  private send(kind: string): void {
    if (!LEADERS.has(`piece/${kind}`)) return;
    const at = LEADERS.has(this.picked) ? this.nth : Math.max(0, this.faces.indexOf(kind as Kind));
    this.faces.splice(at, 1);
    this.faces.push(kind as Kind);
  }

  override act(choice: Choice): void {
    if (this.planning) this.send(choice.verb);
    super.act(choice);
  }

  /** Places a dwarf in a cell; after a miner the next one is selected. */
  put(kind: Kind, column: Column): void {
    const choice = this.place(kind, column);
    if (!choice || this.session.busy) return;
    this.act(choice);
    if (kind === "miner" && this.view.miners_left > 1) this.lift("piece/miner");
  }

  /** Takes one placed dwarf back into the reserve. */
  recall(kind: Kind, column: Column): void {
    this.drop();
    if (kind !== "miner") this.faces.splice(this.view.leaders_left, 0, kind);
    this.takeBack(placing(kind, column));
  }

  override takeBack(action = ""): void {
    if (!action) this.begin();
    super.takeBack(action);
  }

  override drop(): void {
    super.drop();
    this.moving = "";
  }

  /** A dwarf was dragged to `kind/column`, `column/column` or elsewhere. */
  override bring(place: string): boolean {
    this.dragging = false;
    const [row = "", to = ""] = place.split("/");
    const column = COLUMNS.find((c) => c === to);
    const held = this.picked.split("/")[1] as Kind;
    const kind = row === "column" || row === "miner" || held === "miner" ? held : (row as Kind);
    if (this.moving) return this.move(column && placing(kind, column));
    const choice = column && this.place(kind, column);
    if (choice) this.act(choice);
    else this.refuse(this.view.blocked.find((b) => b.thing === `column/${column}` && b.verb === kind));
    return choice !== undefined;
  }

  /** Takes a placed dwarf back, then places it again. */
  private move(to: string | undefined): boolean {
    const from = this.moving;
    this.drop();
    if (to === from) return false;
    this.next = to ? (choice) => choice.action === to : null;
    this.takeBack(from);
    return true;
  }

  override shown(moved: boolean): void {
    if (this.view.round !== this.round) this.begin();
    this.round = this.view.round;
    const none = this.picked === "piece/miner" && !this.view.miners_left;
    super.shown((moved && !this.planning) || none);
  }
}
