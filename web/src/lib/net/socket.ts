import { VERSION, type ClientMessage, type ServerMessage } from "../protocol";

export type Connection = "connecting" | "open" | "lost" | "refused";

const FINAL = new Set([4400, 4403, 4413, 4426]);
const LONGEST_WAIT = 8000;
const PATIENCE = 5000; // for an answer
const SILENCE = 20_000; // after which the line has to show that it lives
export const OLD_CLIENT = "old-client";

/** The socket of a table. It reconnects by itself and resumes after the last message received. */
export class TableSocket {
  private socket: WebSocket | null = null;
  private stream = "";
  private last = 0;
  private tries = 0;
  private timer = 0;
  private patience = 0;
  private heard = 0; // when
  private closed = false;
  private unanswered = new Map<string, ClientMessage>();

  constructor(
    private readonly id: string,
    private readonly hear: (message: ServerMessage) => void,
    private readonly state: (connection: Connection, reason: string) => void,
  ) {
    this.open();
    addEventListener("online", this.doubt);
    document.addEventListener("visibilitychange", this.look);
  }

  private open(): void {
    clearTimeout(this.timer);
    this.state(this.tries ? "lost" : "connecting", "");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.id)}`);
    const old = this.socket;
    this.socket = socket;
    old?.close();
    this.expect();
    const current = (): boolean => socket === this.socket;
    socket.onopen = () => current() && this.greet();
    socket.onmessage = (event: MessageEvent<string>) =>
      current() && this.read(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => current() && this.lost(event.code, event.reason);
  }

  private greet(): void {
    this.write({ do: "hello", version: VERSION, stream: this.stream, last: this.last });
    for (const message of this.unanswered.values()) this.write(message);
    clearTimeout(this.timer);
    this.state("open", "");
    this.listened();
  }

  private read(message: ServerMessage): void {
    this.tries = 0;
    if (message.is === "welcome") this.stream = message.stream;
    else if (message.n <= this.last) return;
    this.last = message.n;
    if (message.is === "done" || message.is === "denied") this.unanswered.delete(message.key);
    this.listened();
    this.hear(message);
  }

  /** The connection is alive; check again soon only if an answer is still due. */
  private listened(): void {
    this.heard = Date.now();
    if (this.unanswered.size) return this.expect();
    clearTimeout(this.patience);
    this.patience = window.setTimeout(() => this.ask(), SILENCE);
  }

  private ask(): void {
    this.write({ do: "ping" });
    this.expect();
  }

  /** A connection that stays silent for a while counts as lost, whatever the browser reports. */
  private expect(): void {
    clearTimeout(this.patience);
    this.patience = window.setTimeout(() => this.giveUp(), PATIENCE);
  }

  /** Keeps waiting for a connection that is still opening, but closes an open one that is silent. */
  private giveUp(): void {
    if (this.socket?.readyState === WebSocket.CONNECTING) {
      this.missed("", LONGEST_WAIT);
      return;
    }
    const dead = this.socket;
    this.socket = null;
    dead?.close();
    this.missed("");
  }

  private lost(code: number, reason: string): void {
    clearTimeout(this.patience);
    if (this.closed) return;
    if (FINAL.has(code)) this.state("refused", reason);
    else this.missed(reason);
  }

  private missed(reason: string, wait = Math.min(LONGEST_WAIT, 600 * 2 ** Math.min(this.tries, 4))): void {
    this.tries += 1;
    this.state("lost", reason);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.open(), wait);
  }

  private write(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  /** Sends unanswered messages again after reconnecting; their keys keep them from being applied twice. */
  say(message: ClientMessage): void {
    if ("key" in message) this.unanswered.set(message.key, message);
    if (!this.isOpen) return;
    this.write(message);
    if ("key" in message && this.unanswered.size === 1) this.expect();
  }

  private get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Reconnects at once instead of waiting. */
  retry(): void {
    if (!this.closed && !this.isOpen) this.open();
  }

  /** The network has changed: a connection that seems open may be dead. */
  private readonly doubt = (): void => {
    if (!this.isOpen) return this.retry();
    this.tries = 0;
    this.open();
  };

  /** Opens a new connection after a long silence, e.g. when a laptop wakes up. */
  private readonly look = (): void => {
    if (!document.hidden && this.isOpen && Date.now() - this.heard > SILENCE) this.doubt();
  };

  /** Reconnects as a new client, as the person the cookie now belongs to. */
  renew(): void {
    this.stream = "";
    this.last = 0;
    this.open();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.doubt);
    document.removeEventListener("visibilitychange", this.look);
    clearTimeout(this.timer);
    clearTimeout(this.patience);
    this.socket?.close();
  }
}
