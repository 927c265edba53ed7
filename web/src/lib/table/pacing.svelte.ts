import { GAMES } from "../../games";
import type { Line, Update } from "../protocol";
import { settings } from "../ui/settings.svelte";

/** Milliseconds that one action of another player is shown. */
export const PACES = { slow: 1500, normal: 700, fast: 300, instant: 0 } as const;
export type Pace = keyof typeof PACES;

const FLIGHT = 440; // until one thing has arrived
const NEXT_FLIGHT = 60; // between several things
const READING = 1.6; // a phase has more to read than an action

/** A phase that passes without a question, and what happened in it. */
export interface Scene {
  phase: string;
  lines: Line[];
}

/** Shows what the server sends one action after the other, at the player's pace. The server never waits for a page. */
export class Pacing {
  paused = $state(false);
  /** Waiting for “Next”. */
  halted = $state(false);
  scene = $state.raw<Scene | null>(null);
  /** The next question waits until all this has been shown. */
  settling = $state(false);
  private queue = $state.raw<Update[]>([]);
  private resting = $state(false);
  private scenes: Scene[] = [];
  private timer = 0;
  private landed: Promise<unknown> = Promise.resolve();
  private last: Update | null = null; // on the screen
  private own: Update | null = null; // what this player's last action led to
  private past = $state.raw<Update[]>([]); // what others have done since

  constructor(private readonly show: (update: Update, heard: boolean) => void) {}

  /** Whether the page shows less than the server has sent. */
  get behind(): boolean {
    return this.queue.length > 0 || this.resting || this.halted;
  }

  /** Whether another action is waiting to be shown. */
  get more(): boolean {
    return this.queue.length > 0 || this.halted;
  }

  /** Whether what the others did since this player's last action can be watched again. */
  get watchable(): boolean {
    return this.own !== null && this.past.length > 0 && !this.behind;
  }

  add(update: Update): void {
    this.queue = [...this.queue, update];
    this.run();
  }

  /** Shows everything at once, for a player who can't see it. */
  flush(): void {
    this.rest(0);
    this.halted = false;
    this.scenes = [];
    this.run(true);
  }

  /** Forgets everything, before a new stream. */
  reset(): void {
    this.queue = this.past = [];
    this.last = this.own = null;
    this.flush();
  }

  /** Ends what is being shown; the next action follows unless the player has paused. */
  hurry(): void {
    if (!this.resting) return;
    this.rest(0);
    this.run();
  }

  pause(on: boolean): void {
    this.paused = on;
    if (!on) this.next();
  }

  /** Shows one more action or phase, even while paused. */
  next(): void {
    this.rest(0);
    this.halted = false;
    if (this.paused && !this.scenes.length && this.queue.length) this.step();
    this.run();
  }

  /** Shows the rest of this turn or phase at once. */
  nextTurn(): void {
    const here = this.last && sceneOf(this.last);
    this.scenes = [];
    this.next();
    while (this.queue.length && this.last && sceneOf(this.last) === here) {
      this.rest(0);
      this.scenes = [];
      this.halted = false;
      this.step();
    }
    this.run();
  }

  /** Shows again what the others have done since this player's last action. */
  watch(): void {
    if (!this.own || !this.watchable) return;
    const again = this.past;
    this.show({ ...this.own, moves: [] }, false);
    this.last = this.own;
    this.past = [];
    this.queue = again;
    this.settling = true;
    this.rest(PACES[settings.pace] || PACES.fast);
  }

  private run(all = false): void {
    const quiet = all || (document.hidden && !this.paused);
    while (this.scenes.length || this.queue.length) {
      if (!quiet && (this.resting || this.halted)) break;
      if (this.scenes.length) this.play(this.scenes.shift()!, quiet);
      else if (quiet || !this.paused || this.isOwn(this.queue[0]!)) this.step(quiet);
      else break;
    }
    if (this.resting || this.halted || this.scenes.length) return;
    this.scene = null;
    if (!this.queue.length) this.settling = false;
  }

  private step(quiet = false): void {
    const [update, ...rest] = this.queue;
    const before = this.last;
    const own = this.isOwn(update!);
    this.queue = rest;
    this.last = update!;
    this.scene = null;
    const news = isNews(before, update!);
    this.remember(update!, own, news);
    this.settling ||= !quiet && news && !sameQuestion(before, update!);
    this.show(update!, news);
    if (quiet || !news) return;
    this.scenes = settings.pace === "instant" && !settings.stepwise ? [] : scenesOf(update!, own);
    if (!this.scenes.length) this.rest(Math.max(own ? 0 : this.time, flight(update!)));
    const turned = before !== null && sceneOf(before) !== sceneOf(update!);
    const asked = update!.view?.waiting.includes(update!.seat) ?? false;
    this.halted = settings.stepwise && !own && turned && !asked && !this.scenes.length;
    this.settling ||= this.halted;
  }

  private play(scene: Scene, quiet: boolean): void {
    if (quiet) return;
    this.settling = true;
    this.scene = scene;
    this.rest(this.time * READING);
    this.halted = settings.stepwise;
  }

  /** With a clock running nobody has to watch slowly. */
  private get time(): number {
    const live = this.last?.table.clock.kind === "live";
    return Math.min(PACES[settings.pace], live ? PACES.fast : Infinity);
  }

  private rest(time: number): void {
    clearTimeout(this.timer);
    this.resting = time > 0;
    if (time > 0) this.timer = window.setTimeout(() => void this.finish(this.timer), time);
  }

  private async finish(timer: number): Promise<void> {
    await this.landed;
    if (timer !== this.timer || !this.resting) return;
    this.resting = false;
    this.run();
  }

  /** What flies on the board is waited for, however busy the machine is. */
  follow(landed: Promise<unknown>): void {
    this.landed = landed;
  }

  /** Whether an update answers this player's own action. */
  private isOwn(update: Update): boolean {
    const { seat } = update;
    const asked = this.last?.view?.waiting ?? [];
    return seat >= 0 && asked.includes(seat) && asked.every((one) => one === seat);
  }

  private remember(update: Update, own: boolean, news: boolean): void {
    if (own || update.seat !== this.last?.seat) [this.own, this.past] = [update, []];
    else if (news && this.own) this.past = [...this.past, update];
  }
}

/** Whether an update tells what has happened since the last one, not all that a newcomer must know. */
const isNews = (before: Update | null, update: Update): boolean =>
  Boolean(before?.view) && before?.seat === update.seat && update.lines.some((lines) => lines.length > 0);

/** The turn or phase that a view belongs to. */
const sceneOf = ({ table, view }: Update): string => (view && GAMES[table.game]?.scene(view)) ?? "";

function scenesOf({ table, lines }: Update, own: boolean): Scene[] {
  const phaseOf = GAMES[table.game]?.phaseOf;
  const found: Scene[] = [];
  for (const line of phaseOf ? lines.flat() : []) {
    const { phase, asked } = phaseOf!(line) ?? { phase: "", asked: true };
    if (!phase || (asked && own)) continue;
    if (found.at(-1)?.phase === phase) found.at(-1)!.lines.push(line);
    else found.push({ phase, lines: [line] });
  }
  return found;
}

function sameQuestion(before: Update | null, update: Update): boolean {
  const asked = ({ view, seat }: Update): boolean => Boolean(view?.waiting.includes(seat));
  return before !== null && asked(before) && asked(update) && before.view?.question === update.view?.question;
}

/** How long the things that an action moved fly. */
function flight({ moves }: Update): number {
  const flies = moves.length > 0 && !settings.calm && settings.pace !== "instant";
  return flies ? FLIGHT + NEXT_FLIGHT * (Math.min(moves.length, 12) - 1) : 0;
}
