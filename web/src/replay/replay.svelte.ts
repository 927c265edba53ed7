import { api, Refusal } from "../lib/net/api";
import { attempt } from "../lib/net/notice.svelte";
import type { BaseView, Line, Choice, Move, Replay, TableInfo } from "../lib/protocol";
import type { ShownTable } from "../lib/table/shown-table";
import { t } from "../lib/words/words.svelte";
import { roundsOf, turnsOf, type Turn } from "./story";

const PACE = 1400; // milliseconds that a moment is shown at speed 1
const AHEAD = 4;
const PERSON = "human"; // what save files call people
export const SPEEDS = [1, 2, 4, 8];

/** The replay of a finished game: the same table, moment by moment. */
export class ReplaySession implements ShownTable {
  readonly live = false;
  readonly asked = false;
  readonly busy = false;
  readonly undoable = false;
  readonly choices: Choice[] = [];
  story = $state.raw<Replay | null>(null);
  view = $state.raw<BaseView | null>(null);
  news = $state.raw<Line[]>([]); // none at the start and on the way back
  moves = $state.raw<Move[]>([]);
  ply = $state(0); // the moment on the board
  moment = $state(0); // the moment that is wanted
  eye = $state(-1); // whose view is wanted
  playing = $state(false);
  speed = $state(1);
  private readonly stories = new Map<number, Promise<Replay>>();
  private readonly views = new Map<string, Promise<BaseView>>();
  private following: Promise<void> | null = null;
  private timer = 0;

  constructor(readonly id: string) {}

  readonly table: TableInfo | null = $derived(this.story && tableOf(this.story));
  readonly turns: Turn[] = $derived(this.story ? turnsOf(this.story) : []);
  readonly rounds: Map<number, number> = $derived(roundsOf(this.turns));
  readonly last: number = $derived((this.story?.moments.length ?? 1) - 1);

  get seat(): number {
    return this.view?.seat ?? -1;
  }

  get lines(): Line[] {
    return this.story?.moments.slice(0, this.ply + 1).flatMap((moment) => moment.lines) ?? [];
  }

  /** The index of the turn that a moment belongs to. */
  get turn(): number {
    return this.turns.findLastIndex((turn) => turn.start <= this.moment);
  }

  async open(moment: number, seat: number | null): Promise<void> {
    this.moment = moment;
    try {
      await this.see(seat ?? 0);
    } catch (error) {
      if (!(error instanceof Refusal) || error.why.id !== "refused-unknown-seat") throw error;
      await this.see(-1);
    }
  }

  /** Switches to the view of another seat, or of a spectator. */
  look(seat: number): Promise<void> {
    return this.safely(() => this.see(seat));
  }

  /** Goes to a moment; fast dragging skips those in between. */
  go(moment: number): Promise<void> {
    return this.safely(() => this.reach(moment));
  }

  /** If the server can't be reached, the replay stays at the moment that the board shows. */
  private safely(work: () => Promise<void>): Promise<void> {
    return attempt(() =>
      work().catch((error: unknown) => {
        this.pause();
        this.moment = this.ply;
        this.eye = this.seat;
        throw error;
      }),
    );
  }

  private async see(seat: number): Promise<void> {
    const story = await this.storyFor(seat);
    this.eye = seat;
    this.story = story;
    await this.reach(this.moment);
  }

  private async reach(moment: number): Promise<void> {
    this.moment = Math.max(0, Math.min(this.last, moment));
    this.following ??= this.follow().finally(() => (this.following = null));
    await this.following;
  }

  private async follow(): Promise<void> {
    while (!this.view || this.ply !== this.moment || this.view.seat !== this.eye) {
      const moment = this.moment;
      const opened = this.view !== null;
      this.view = await this.viewAt(moment, this.eye);
      const passed = (opened && this.story?.moments.slice(this.ply + 1, moment + 1)) || [];
      this.news = passed.flatMap(({ lines }) => lines);
      this.moves = passed.flatMap(({ moves }) => moves);
      this.ply = moment;
    }
    if (this.playing) this.prepare();
  }

  private prepare(): void {
    for (let n = this.moment + 1; n <= Math.min(this.last, this.moment + AHEAD); n += 1) {
      this.viewAt(n, this.eye).catch(() => undefined);
    }
  }

  toTurn(step: -1 | 1): Promise<void> {
    const start = this.turns[this.turn]?.start ?? 0;
    const back = step < 0 && this.moment > start;
    return this.go(back ? start : (this.turns[this.turn + step]?.start ?? (step < 0 ? 0 : this.last)));
  }

  play(): void {
    this.playing = true;
    if (this.moment >= this.last) void this.go(0);
    this.prepare();
    this.wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** To a moment that somebody chose: it no longer plays on by itself. */
  steer(moment: number): void {
    this.pause();
    void this.go(moment);
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
    if (this.playing) this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.advance(), PACE / this.speed);
  }

  private async advance(): Promise<void> {
    await this.go(this.moment + 1);
    if (this.moment >= this.last) this.pause();
    if (this.playing) this.wait();
  }

  private storyFor(seat: number): Promise<Replay> {
    return remembered(this.stories, seat, () => api.replay(this.id, seat));
  }

  private viewAt(moment: number, seat: number): Promise<BaseView> {
    return remembered(this.views, `${moment} ${seat}`, async () => ({
      ...(await api.moment(this.id, moment, seat)),
      choices: [],
      blocked: [],
    }));
  }

  act(): void {}
  undo(): void {}
}

/** Requests each item only once, unless the request failed. */
function remembered<K, V>(known: Map<K, Promise<V>>, key: K, ask: () => Promise<V>): Promise<V> {
  const found = known.get(key) ?? ask();
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

function tableOf(story: Replay): TableInfo {
  const { id, game, options, commitment, seed } = story;
  const seats = story.seats.map((seat) => ({
    ...seat,
    name: seat.name === PERSON && !seat.bot ? t("web-replay-person", { seat: seat.n + 1 }) : seat.name,
    taken: true,
    mine: false,
    online: true,
    bank: 0,
  }));
  const clock = { kind: "none" as const, bank: 0, increment: 0, days: 0 };
  return {
    id,
    game,
    options,
    seats,
    clock,
    commitment,
    seed,
    status: "over",
    public: false,
    host: false,
    changed: 0,
    waiting: [],
    rematch: "",
    lesson: "",
  };
}
