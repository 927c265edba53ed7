import { GAMES } from "../../games";
import { newKey } from "../net/api";
import { keepSeal } from "../shuffle/memory";
import { reloadOnce } from "../net/version";
import { refuse } from "../net/notice.svelte";
import type {
  BaseView,
  Choice,
  LessonInfo,
  Line,
  Move,
  ServerMessage,
  Study,
  TableInfo,
  Talk,
  Update,
} from "../protocol";
import { settings } from "../ui/settings.svelte";
import { doubtOf, type Doubt } from "./doubt";
import { Pacing, type Scene } from "./pacing.svelte";
import type { ShownTable } from "./shown-table";
import { OLD_CLIENT, TableSocket, type Connection } from "../net/socket";

const KEPT_LINES = 400;

/** One table as this client sees it. */
export class Session implements ShownTable {
  readonly live = true;
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<BaseView | null>(null);
  witnessed = false;
  seat = $state(-1);
  ply = $state(0);
  entries = $state.raw<Line[][]>([]); // the lines of each entry of the log
  news = $state.raw<Line[]>([]); // what the last update brought, if the client was here to hear it
  moves = $state.raw<Move[]>([]);
  talk = $state.raw<Talk[]>([]);
  /** The lesson, for its learner. */
  lesson = $state.raw<LessonInfo | null>(null);
  undoable = $state(false);
  since = $state(0); // by this browser's clock, as the deadline
  deadline = $state(0);
  connection = $state<Connection>("connecting");
  reason = $state("");
  /** The number of the last message that this client has received. */
  /** Whether an action may be sent; a lesson may want to ask first. */
  guard: (action: string) => boolean = () => true;
  private received = $state(0);
  private displayed = $state(0);
  readonly pacing = new Pacing((update, heard) => this.show(update, heard));
  private asking = $state(""); // the key of what the server has not answered yet
  /** What the player is asked back about. */
  doubt = $state.raw<Doubt | null>(null);
  private doubted = ""; // the turn in which the player was asked back
  private done = ""; // the turn in which the player last acted
  private chosen = -1;
  private readonly socket: TableSocket;

  constructor(readonly id: string) {
    this.socket = new TableSocket(
      id,
      (message) => this.hear(message),
      (connection, reason) => {
        if (reason === OLD_CLIENT && reloadOnce()) return;
        this.connection = connection;
        this.reason = reason;
      },
    );
  }

  /** The number of the last message whose effect is on the screen. */
  get heard(): number {
    return this.pacing.behind ? this.displayed : this.received;
  }

  /** What is happening before the next question. */
  get scene(): Scene | null {
    return this.pacing.scene;
  }

  get settling(): boolean {
    return this.pacing.settling;
  }

  get lines(): Line[] {
    return this.entries.flat().slice(-KEPT_LINES);
  }

  /** Whether a bot plays for the seat that is shown. */
  private get handed(): boolean {
    return Boolean(this.table?.seats[this.seat]?.bot);
  }

  get choices(): Choice[] {
    return this.handed || this.settling
      ? []
      : [...(this.view?.choices ?? [])].sort((a, b) => a.rank - b.rank);
  }

  /** Sends nothing more until the server has answered; another player's action is no answer. */
  get busy(): boolean {
    return this.asking !== "" || this.settling;
  }

  get asked(): boolean {
    return this.due && !this.settling;
  }

  /** Whether the question on the table is this player's, although it may not be shown yet. */
  get due(): boolean {
    return this.view !== null && !this.view.over && !this.handed && this.view.waiting.includes(this.seat);
  }

  private hear(message: ServerMessage): void {
    this.received = message.n;
    if (message.is === "welcome") {
      this.pacing.reset();
      this.entries = [];
      this.talk = [];
      if (this.chosen >= 0) this.look(this.chosen);
    } else if (message.is === "update") {
      const ahead = Date.now() / 1000 - message.now;
      const deadline = message.deadline ? message.deadline + ahead : 0;
      this.pacing.add({ ...message, since: message.since + ahead, deadline });
    } else if (message.is === "chat") {
      this.talk = [...this.talk, message.talk];
    } else if (message.is !== "pong") {
      if (message.key === this.asking) this.asking = "";
      if (message.is === "denied") refuse(message.why, this.table?.game);
    }
  }

  private show(update: Update, heard: boolean): void {
    this.displayed = update.n;
    this.table = update.table;
    if (!update.log_before && !update.lines.length) keepSeal(update.table);
    this.view = update.view;
    if (update.view && !update.view.over) this.witnessed = true;
    this.seat = update.seat;
    this.ply = update.ply;
    this.undoable = update.undo;
    this.since = update.since;
    this.deadline = update.deadline;
    // Entries after `log_before` were undone.
    this.entries = [...this.entries.slice(0, update.log_before), ...update.lines];
    this.news = heard ? update.lines.flat() : [];
    this.moves = update.moves;
    this.lesson = update.lesson;
  }

  /** Ends the animation that is running. */
  hurry(): void {
    this.pacing.hurry();
  }

  act(action: string): void {
    if (this.busy || !this.guard(action) || this.doubts(action)) return;
    this.done = this.turn;
    this.asking = newKey();
    this.socket.say({ do: "act", key: this.asking, ply: this.ply, seat: this.seat, action });
  }

  /** Whether a lesson says what to do, so that nothing else needs to. */
  get teaching(): boolean {
    return this.lesson?.status === "running";
  }

  /** The turn or phase on the table. */
  private get turn(): string {
    return (this.view && GAMES[this.table?.game ?? ""]?.scene(this.view)) ?? "";
  }

  /** Asks back, once per turn, before something is missed. */
  private doubts(action: string): boolean {
    const care = GAMES[this.table?.game ?? ""]?.care;
    if (this.teaching || !care || !this.view || !settings.care || this.doubted === this.turn) return false;
    const idle = this.done !== this.turn && !this.undoable;
    this.doubt = doubtOf(action, this.view, this.choices, care, idle);
    if (this.doubt) this.doubted = this.turn;
    return this.doubt !== null;
  }

  /** Does what the table has asked back about. */
  confirm(): void {
    const action = this.doubt?.action;
    this.doubt = null;
    if (action) this.act(action);
  }

  /** Keeps the turn. */
  keep(): void {
    this.doubt = null;
  }

  undo(): void {
    if (this.busy || !this.undoable) return;
    this.asking = newKey();
    this.socket.say({ do: "undo", key: this.asking, ply: this.ply, seat: this.seat });
  }

  /** Withdraws one part of a secret answer, or all of it, while others are still thinking. */
  takeBack(action = ""): void {
    if (this.busy) return;
    this.asking = newKey();
    this.socket.say({ do: "take-back", key: this.asking, ply: this.ply, seat: this.seat, action });
  }

  /** Reports to the lesson: a look, a skipped step, a chapter to repeat, leaving and resuming. */
  study(what: Omit<Study, "do" | "key">): void {
    if (this.busy) return;
    this.asking = newKey();
    this.socket.say({ do: "study", key: this.asking, ...what });
  }

  /** Shows the table from another seat of this player. */
  look(seat: number): void {
    this.chosen = seat;
    this.socket.say({ do: "look", seat });
  }

  chat(text: string): void {
    this.socket.say({ do: "chat", key: newKey(), text });
  }

  handOver(seat: number, toBot: boolean): void {
    this.socket.say({ do: "hand-over", key: newKey(), seat, to_bot: toBot });
  }

  retry(): void {
    this.socket.retry();
  }

  /** Reconnects because this browser's player has changed. */
  renew(): void {
    this.socket.renew();
  }

  close(): void {
    this.socket.close();
  }
}
