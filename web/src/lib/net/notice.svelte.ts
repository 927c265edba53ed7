import { Refusal } from "./api";
import { guest } from "./me.svelte";
import type { Line } from "../protocol";
import { play } from "../ui/sound";

const NO_SESSION = "refused-no-session";

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
    if (line.id.startsWith("refused-")) play("error");
  }

  hide(): void {
    this.line = null;
  }
}

export const notice = new Notice();

/** A refusal in words; whoever is no longer known is asked who they are. */
export function refuse(why: Line, game = ""): void {
  const over = why.id === NO_SESSION && guest.who !== null;
  if (why.id === NO_SESSION) guest.forget();
  notice.show(over ? { id: "web-session-over", args: {} } : why, game);
}

/** Does what a person wants and the server may refuse; what was said of the last thing is no longer true. */
export async function attempt(work: () => Promise<void>): Promise<void> {
  notice.hide();
  await inquire(work);
}

/** Asks what the page wants to know, and says so if that is refused. */
export async function inquire(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    refuse(error.why);
  }
}
