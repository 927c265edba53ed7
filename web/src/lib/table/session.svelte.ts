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
} from "../protocol";
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
  heard = $state(0);
  /** Whether an action may be sent; a lesson may want to ask first. */
  guard: (action: string) => boolean = () => true;
  private asking = $state(""); // the key of what the server has not answered yet
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

  get lines(): Line[] {
    return this.entries.flat().slice(-KEPT_LINES);
  }

  /** Whether a bot plays for the seat that is shown. */
  private get handed(): boolean {
    return Boolean(this.table?.seats[this.seat]?.bot);
  }

  get choices(): Choice[] {
    return this.handed ? [] : [...(this.view?.choices ?? [])].sort((a, b) => a.rank - b.rank);
  }

  /** Sends nothing more until the server has answered; another player's action is no answer. */
  get busy(): boolean {
    return this.asking !== "";
  }

  get asked(): boolean {
    return this.view !== null && !this.view.over && !this.handed && this.view.waiting.includes(this.seat);
  }

  private hear(message: ServerMessage): void {
    this.heard = message.n;
    if (message.is === "welcome") {
      this.entries = [];
      this.talk = [];
      if (this.chosen >= 0) this.look(this.chosen);
    } else if (message.is === "update") {
      this.table = message.table;
      if (!message.log_before && !message.lines.length) keepSeal(message.table);
      this.view = message.view;
      if (message.view && !message.view.over) this.witnessed = true;
      this.seat = message.seat;
      this.ply = message.ply;
      this.undoable = message.undo;
      const ahead = Date.now() / 1000 - message.now;
      this.since = message.since + ahead;
      this.deadline = message.deadline ? message.deadline + ahead : 0;
      // Entries after `log_before` were undone.
      const here = this.entries.length > 0 && message.log_before > 0;
      this.entries = [...this.entries.slice(0, message.log_before), ...message.lines];
      this.news = here ? message.lines.flat() : [];
      this.moves = message.moves;
      this.lesson = message.lesson;
    } else if (message.is === "chat") {
      this.talk = [...this.talk, message.talk];
    } else if (message.is !== "pong") {
      if (message.key === this.asking) this.asking = "";
      if (message.is === "denied") refuse(message.why, this.table?.game);
    }
  }

  act(action: string): void {
    if (this.busy || !this.guard(action)) return;
    this.asking = newKey();
    this.socket.say({ do: "act", key: this.asking, ply: this.ply, seat: this.seat, action });
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
