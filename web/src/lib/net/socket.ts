import { VERSION, type Said, type Sent } from "../protocol";

export type Connection = "connecting" | "open" | "lost" | "refused";

const FINAL = new Set([4400, 4403, 4413, 4426]);
const LONGEST_WAIT = 8000;
const PATIENCE = 5000; // for an answer
const SILENCE = 20_000; // after which the line has to show that it lives
export const OLD_CLIENT = "old-client";

/** The socket of a table; it comes back by itself and resumes after the last message seen. */
export class TableSocket {
  private socket: WebSocket | null = null;
  private stream = "";
  private last = 0;
  private tries = 0;
  private timer = 0;
  private patience = 0;
  private heard = 0; // when
  private closed = false;
  private unanswered = new Map<string, Said>();

  constructor(
    private readonly id: string,
    private readonly hear: (message: Sent) => void,
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
      current() && this.read(JSON.parse(event.data) as Sent);
    socket.onclose = (event) => current() && this.lost(event.code, event.reason);
  }

  private greet(): void {
    this.write({ do: "hello", version: VERSION, stream: this.stream, last: this.last });
    for (const said of this.unanswered.values()) this.write(said);
    clearTimeout(this.timer);
    this.state("open", "");
    this.listened();
  }

  private read(message: Sent): void {
    this.tries = 0;
    if (message.is === "welcome") this.stream = message.stream;
    else if (message.n <= this.last) return;
    this.last = message.n;
    if (message.is === "done" || message.is === "denied") this.unanswered.delete(message.key);
    this.listened();
    this.hear(message);
  }

  /** The line lives; it has to show so again at once only if an answer is still due. */
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

  /** A line on which nothing comes for a while counts as lost, whatever the browser thinks of it. */
  private expect(): void {
    clearTimeout(this.patience);
    this.patience = window.setTimeout(() => this.giveUp(), PATIENCE);
  }

  /** A line that is still being laid may yet come; an open one that is silent is let go. */
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

  private write(said: Said): void {
    this.socket?.send(JSON.stringify(said));
  }

  /** What gets no answer is said again once the line is back; its key keeps it from counting twice. */
  say(said: Said): void {
    if ("key" in said) this.unanswered.set(said.key, said);
    if (!this.isOpen) return;
    this.write(said);
    if ("key" in said && this.unanswered.size === 1) this.expect();
  }

  private get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Tries at once instead of waiting. */
  retry(): void {
    if (!this.closed && !this.isOpen) this.open();
  }

  /** The network has changed: a line that seems open may lead nowhere. */
  private readonly doubt = (): void => {
    if (!this.isOpen) return this.retry();
    this.tries = 0;
    this.open();
  };

  /** Whoever comes back after a long silence gets a new line. */
  private readonly look = (): void => {
    if (!document.hidden && this.isOpen && Date.now() - this.heard > SILENCE) this.doubt();
  };

  /** Comes back as a new client, for whoever the browser's cookie now stands for. */
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
