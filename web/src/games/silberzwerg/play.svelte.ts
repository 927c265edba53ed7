import { notice } from "../../lib/net/notice.svelte";
import type { Blocked, Option } from "../../lib/protocol";
import type { ShownTable } from "../../lib/table/shown-table";
import { verbOf } from "../../lib/board/action-keys";
import { keysOf } from "./cards/icons";
import { columnOf } from "./actions/targets";
import { COLUMNS, isMine, placing, type Column, type Kind, type SilberView } from "./view";

/** A live session can lift what was placed; a replay can't. */
type Recalling = ShownTable & { takeBack?: (action?: string) => void };

const ONE_CLICK = new Set(["also", "give", "get", "return"]);
/** Answers that lie on the board too, but are asked for one by one. */
const TILES = new Set(["tribute", "cheapen", "also", "give", "get", "return"]);
const ASKING = new Set(["use", "banish", "swap", "return"]);
/** How many gems a swap gives, and takes. */
export const PAIR = 2;
const LEADERS = new Set(["piece/lord", "piece/ghost"]);
const SIDES: Kind[] = ["lord", "ghost", "lord", "ghost"];

/** What the player has picked up, and where it can go. */
export class Play {
  picked = $state("");
  nth = $state(0);
  dragging = $state(false);
  /** How each leader in the reserve lies: as a lord or as a ghost. */
  faces = $state<Kind[]>([...SIDES]);
  /** The part of the plan that is carried elsewhere. */
  private moving = "";
  private next = "";

  constructor(readonly session: ShownTable) {}

  get view(): SilberView {
    return this.session.view as SilberView;
  }

  get planning(): boolean {
    return this.session.asked && this.view.question === "place";
  }

  /** Placed dwarves can be lifted until the last player has sealed. */
  get liftable(): boolean {
    const { session, view } = this;
    return session.live && session.seat >= 0 && !view.over && view.plan.length > 0 && "takeBack" in session;
  }

  get sealed(): boolean {
    return this.view.plan.includes("seal");
  }

  of(thing: string): Option[] {
    const [place = "", name = ""] = thing.split("/");
    const all = this.session.options;
    if (place === "column") return all.filter((o) => columnOf(o) === name);
    return all.filter((o) => o.thing === thing || (place === "bag" && o.ends === thing));
  }

  blocked(thing: string): Blocked[] {
    const column = thing.startsWith("column/") ? `mine/${thing.slice("column/".length)}` : "";
    const own = this.planning ? [] : this.view.blocked;
    return own.filter((b) => b.thing === thing || b.thing === column);
  }

  get open(): Option[] {
    return this.picked && !this.picked.startsWith("piece/") ? this.of(this.picked) : [];
  }

  /** The answers that belong to no thing on the board. */
  get answers(): Option[] {
    return this.session.asked ? this.session.options.filter((o) => !o.thing) : [];
  }

  /** The answers to the open question that are shown as pictures. */
  get tiles(): Option[] {
    const { session, view } = this;
    return session.asked && ASKING.has(view.question)
      ? session.options.filter((o) => TILES.has(verbOf(o)))
      : [];
  }

  get end(): Option | undefined {
    return this.answers.find((o) => ["seal", "enough"].includes(verbOf(o)));
  }

  /** The message that says what a dwarf does in a column. */
  deed(kind: Kind, column: Column): string {
    if (kind === "miner") return "silberzwerg-cell-miner";
    const open = this.view.opened || this.session.table?.options.open_contracts === true; // Z4.3, Z5.3
    const any = open && kind === "lord" && column === "contract";
    return any
      ? "silberzwerg-cell-lord-any-contract"
      : `silberzwerg-cell-${kind}-${isMine(column) ? "mine" : column}`;
  }

  isPicked(thing: string, nth = 0): boolean {
    return this.picked === thing && this.nth === nth;
  }

  /** The action that puts a kind of dwarf into a column, if that is allowed now. */
  place(kind: Kind, column: Column): Option | undefined {
    return this.planning ? this.session.options.find((o) => o.action === placing(kind, column)) : undefined;
  }

  /** Whether the dwarf in the hand may go to a cell. */
  goal(kind: Kind, column: Column): boolean {
    const held = this.picked.startsWith("piece/") ? this.picked : "";
    const fits = held === `piece/${kind}` || (kind !== "miner" && LEADERS.has(held));
    return fits && (this.place(kind, column) !== undefined || this.moving !== "");
  }

  pick(thing: string, nth = 0): void {
    const [only, ...more] = this.of(thing);
    if (only && !more.length && ONE_CLICK.has(verbOf(only))) this.act(only);
    else if (this.isPicked(thing, nth)) this.drop();
    else this.lift(thing, nth);
  }

  movable(thing: string): boolean {
    if (thing.startsWith("placed/")) return this.liftable;
    return this.planning && thing.startsWith("piece/");
  }

  lift(thing: string, nth: number): void {
    const [place, kind = "", column = ""] = thing.split("/");
    this.moving = place === "placed" ? placing(kind as Kind, column as Column) : "";
    this.picked = this.moving ? `piece/${kind}` : thing;
    this.nth = nth;
  }

  /** The leader in the hand, or the first in the reserve. */
  get leader(): number {
    return LEADERS.has(this.picked) ? this.nth : 0;
  }

  turn(leader: number): void {
    const face: Kind = this.faces[leader] === "lord" ? "ghost" : "lord";
    this.faces[leader] = face;
    if (LEADERS.has(this.picked) && this.nth === leader) this.picked = `piece/${face}`;
  }

  /** Before every placement the leaders lie as lord and ghost. */
  begin(): void {
    this.faces = [...SIDES];
  }

  /** A leader goes from the reserve; the others keep their sides. */
  private send(kind: string): void {
    if (!LEADERS.has(`piece/${kind}`)) return;
    const at = LEADERS.has(this.picked) ? this.nth : Math.max(0, this.faces.indexOf(kind as Kind));
    this.faces.splice(at, 1);
    this.faces.push(kind as Kind);
  }

  act(option: Option): void {
    if (this.planning) this.send(verbOf(option));
    this.drop();
    this.session.act(option.action);
  }

  /** Puts a dwarf into a cell; after a miner the hand holds the next one. */
  put(kind: Kind, column: Column): void {
    const option = this.place(kind, column);
    if (!option || this.session.busy) return;
    this.act(option);
    if (kind === "miner" && this.view.miners_left > 1) this.lift("piece/miner", 0);
  }

  /** Takes one placed dwarf back into the reserve. */
  recall(kind: Kind, column: Column): void {
    this.drop();
    if (kind !== "miner") this.faces.splice(this.view.leaders_left, 0, kind);
    this.takeBack(placing(kind, column));
  }

  takeBack(action = ""): void {
    if (!action) this.begin();
    if (this.liftable) (this.session as Recalling).takeBack?.(action);
  }

  drop(): void {
    this.picked = "";
    this.moving = "";
    this.dragging = false;
  }

  /** A dwarf was carried to `kind/column`, `column/column` or elsewhere. */
  bring(place: string): boolean {
    this.dragging = false;
    const [row = "", to = ""] = place.split("/");
    const column = COLUMNS.find((c) => c === to);
    const held = this.picked.split("/")[1] as Kind;
    const kind = row === "column" || row === "miner" || held === "miner" ? held : (row as Kind);
    if (this.moving) return this.move(column && placing(kind, column));
    const option = column && this.place(kind, column);
    if (option) this.act(option);
    else this.refuse(kind, column);
    return option !== undefined;
  }

  private move(to: string | undefined): boolean {
    const from = this.moving;
    this.drop();
    if (to === from) return false;
    this.next = to ?? "";
    this.takeBack(from);
    return true;
  }

  private refuse(kind: Kind, column: Column | undefined): void {
    const why = this.view.blocked.find((b) => b.thing === `column/${column}` && b.verb === kind);
    if (why) notice.show(why.why, "silberzwerg");
    this.drop();
  }

  /** After a move that takes two messages, sends the second. */
  follow(): void {
    const wanted = this.next;
    this.next = "";
    if (wanted && this.session.options.some((o) => o.action === wanted)) this.session.act(wanted);
  }

  byKey(key: string): Option | undefined {
    const list = this.open.length ? this.open : this.answers;
    return list[keysOf(list).indexOf(key)];
  }
}
