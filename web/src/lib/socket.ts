import { VERSION, type Said, type Sent } from "./protocol";

export type Connection = "connecting" | "open" | "lost" | "refused";

const FINAL = new Set([4400, 4403, 4413, 4426]);
const LONGEST_WAIT = 8000;
export const OLD_CLIENT = "old-client";

/** The socket of a table; it comes back by itself and resumes after the last message seen. */
export class TableSocket {
  private socket: WebSocket | null = null;
  private stream = "";
  private last = 0;
  private tries = 0;
  private timer = 0;
  private closed = false;
  private unanswered = new Map<string, Said>();

  constructor(
    private readonly id: string,
    private readonly hear: (message: Sent) => void,
    private readonly state: (connection: Connection, reason: string) => void,
  ) {
    this.open();
    addEventListener("online", this.retry);
  }

  private open(): void {
    this.state(this.tries ? "lost" : "connecting", "");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.id)}`);
    const old = this.socket;
    this.socket = socket;
    old?.close();
    const current = (): boolean => socket === this.socket;
    socket.onopen = () => current() && this.greet();
    socket.onmessage = (event: MessageEvent<string>) => current() && this.read(JSON.parse(event.data) as Sent);
    socket.onclose = (event) => current() && this.lost(event);
  }

  private greet(): void {
    this.write({ do: "hello", version: VERSION, stream: this.stream, last: this.last });
    for (const said of this.unanswered.values()) this.write(said);
    this.state("open", "");
  }

  private read(message: Sent): void {
    this.tries = 0;
    if (message.is === "welcome") this.stream = message.stream;
    else if (message.n <= this.last) return;
    this.last = message.n;
    if (message.is === "done" || message.is === "denied") this.unanswered.delete(message.key);
    this.hear(message);
  }

  private lost(event: CloseEvent): void {
    if (this.closed) return;
    if (FINAL.has(event.code)) {
      this.state("refused", event.reason);
      return;
    }
    this.tries += 1;
    this.state("lost", event.reason);
    const wait = Math.min(LONGEST_WAIT, 300 * 2 ** Math.min(this.tries, 5));
    this.timer = window.setTimeout(() => this.open(), wait);
  }

  private write(said: Said): void {
    this.socket?.send(JSON.stringify(said));
  }

  /** What gets no answer is said again once the line is back; its key keeps it from counting twice. */
  say(said: Said): void {
    if ("key" in said) this.unanswered.set(said.key, said);
    if (this.socket?.readyState === WebSocket.OPEN) this.write(said);
  }

  /** Tries at once instead of waiting. */
  readonly retry = (): void => {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.open();
  };

  /** Comes back as a new client, for whoever the browser's cookie now stands for. */
  renew(): void {
    this.stream = "";
    this.last = 0;
    this.open();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.retry);
    clearTimeout(this.timer);
    this.socket?.close();
  }
}
