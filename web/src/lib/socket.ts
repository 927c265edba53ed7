import { VERSION, type Said, type Sent } from "./protocol";

export type Connection = "connecting" | "open" | "lost" | "refused";

const FINAL = new Set([4400, 4403, 4413, 4426]);

/** The socket of a table; it comes back by itself and resumes after the last message seen. */
export class TableSocket {
  private socket: WebSocket | null = null;
  private stream = "";
  private last = 0;
  private tries = 0;
  private timer = 0;
  private closed = false;
  private unsent: Said[] = [];

  constructor(
    private readonly id: string,
    private readonly hear: (message: Sent) => void,
    private readonly state: (connection: Connection, reason: string) => void,
  ) {
    this.open();
  }

  private open(): void {
    this.state(this.tries ? "lost" : "connecting", "");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.id}`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.write({ do: "hello", version: VERSION, stream: this.stream, last: this.last });
      for (const said of this.unsent.splice(0)) this.write(said);
      this.state("open", "");
    };
    socket.onmessage = (event: MessageEvent<string>) => this.read(JSON.parse(event.data) as Sent);
    socket.onclose = (event) => this.lost(event);
  }

  private read(message: Sent): void {
    if (message.is === "welcome") this.stream = message.stream;
    else if (message.n <= this.last) return;
    this.last = message.n;
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
    this.timer = window.setTimeout(() => this.open(), Math.min(8000, 300 * 2 ** Math.min(this.tries, 5)));
  }

  private write(said: Said): void {
    this.socket?.send(JSON.stringify(said));
  }

  /** What is said while the line is down is said once it is back; the key keeps it from counting twice. */
  say(said: Said): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.write(said);
    else this.unsent.push(said);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }
}
