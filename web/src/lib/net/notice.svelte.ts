import { Refusal } from "./api";
import { guest } from "./me.svelte";
import type { Line } from "../protocol";
import { play } from "../ui/sound";

const NO_SESSION = "refused-no-session";

/** One short message at the bottom of the page: why something did not work. */
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

/** Shows a refusal; a player whom the server no longer knows is asked to sign in. */
export function refuse(why: Line, game = ""): void {
  const over = why.id === NO_SESSION && guest.who !== null;
  if (why.id === NO_SESSION) guest.forget();
  notice.show(over ? { id: "web-session-over", args: {} } : why, game);
}

/** Runs a player's request, which the server may refuse, and hides the last notice. */
export async function attempt(work: () => Promise<void>): Promise<void> {
  notice.hide();
  await inquire(work);
}

/** Runs a request of the page itself and shows a notice if it is refused. */
export async function inquire(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    refuse(error.why);
  }
}
