import { Refusal } from "./api";
import type { Line } from "./protocol";

/** One short message at the foot of the page: why something did not work. */
class Notice {
  line = $state.raw<Line | null>(null);
  game = "";
  private timer = 0;

  show(line: Line, game = ""): void {
    this.game = game;
    this.line = line;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => (this.line = null), 6000);
  }

  hide(): void {
    this.line = null;
  }
}

export const notice = new Notice();

/** Does something that the server may refuse, and says so if it does. */
export async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    notice.show(error.why);
  }
}
