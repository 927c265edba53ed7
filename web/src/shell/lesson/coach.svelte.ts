import { coached } from "../../lib/table/coached.svelte";
import type { Session } from "../../lib/table/session.svelte";
import type { Chapter, Guidance } from "../../lib/protocol";

const PRAISED = 1200; // milliseconds
const PRAISES = 3;

/** What the bubble shows: the step, praise for it, a comment on another action, a question, the end. */
export type Face = "step" | "done" | "comment" | "ask" | "last";
/** How far the hint has grown: the light, then an arrow, then "Do it for me". */
export type Hint = 0 | 1 | 2;

/** The lesson of a table as the page shows it; where the learner is, only the server knows. */
export class Coach {
  /** The step says more. */
  more = $state(false);
  /** Seconds that the learner has had for this step. */
  private spent = $state(0);
  /** Other actions since the step began. */
  private others = $state(0);
  private praise = $state(false);
  private praises = 0;
  private timer = 0;
  /** The action that the lesson asks about, before it is sent. */
  private held = $state.raw({ action: "", text: "" });
  /** The comment on the learner's last action, until they close it. */
  private comment = $state("");
  private acted = false;
  private before: Guidance | undefined;

  constructor(readonly session: Session) {
    session.guard = (action) => this.passes(action);
    coached.looked = (what) => this.look(what);
  }

  /** Where the learner is, while the lesson runs. */
  get now(): Guidance | undefined {
    const { lesson } = this.session;
    return lesson?.status === "running" && lesson.now.step ? lesson.now : undefined;
  }

  get chapters(): Chapter[] {
    return this.session.lesson?.now.chapters ?? [];
  }

  get face(): Face {
    if (this.held.action) return "ask";
    if (this.praise) return "done";
    if (this.comment && this.comment === this.now?.comment) return "comment";
    return this.now?.number === this.now?.of ? "last" : "step";
  }

  /** The id of the sentence. */
  get text(): string {
    if (this.face === "ask") return this.held.text;
    if (this.face === "done") return `web-lesson-praise-${this.praises % PRAISES}`;
    return (this.face === "comment" ? this.now?.comment : this.now?.text) ?? "";
  }

  get hint(): Hint {
    const { now } = this;
    if (!now?.do) return 0;
    if (this.spent >= now.help || this.others >= now.tries) return 2;
    return this.spent >= now.arrow ? 1 : 0;
  }

  /** The learner has something to do, and the clock of the hint runs. */
  get waits(): boolean {
    const { session } = this;
    const asked = session.asked && !session.busy && session.connection === "open";
    return asked && this.face === "step" && Boolean(this.now?.do) && this.hint < 2;
  }

  /** Some seconds have passed. */
  pass(seconds: number): void {
    this.spent += seconds;
  }

  /** Call this for every update. */
  hear(): void {
    const { now, before } = this;
    this.before = now;
    if (this.acted) this.comment = now?.comment ?? "";
    this.acted = false;
    if (now?.step === before?.step) return;
    this.more = false;
    this.spent = this.others = 0;
    this.held = { action: "", text: "" };
    if (before && now && this.didIt(before)) this.applaud();
  }

  /** Whether a step was completed by doing something. */
  private didIt(step: Guidance): boolean {
    const states = this.chapters.flatMap((chapter) => chapter.steps);
    return step.do !== "" && !step.looks.length && states[step.number - 1] === "done";
  }

  private applaud(): void {
    this.praises += 1;
    this.praise = true;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => (this.praise = false), PRAISED);
  }

  /** Ends the praise, or closes the comment. */
  goOn(): void {
    this.praise = false;
    this.comment = "";
  }

  /** Whether an action may be sent; otherwise the lesson asks first. */
  private passes(action: string): boolean {
    const { now } = this;
    if (!now || action === now.do) return this.note();
    const ask = this.face === "ask" ? undefined : now.asks.find(({ actions }) => actions.includes(action));
    if (ask) this.held = { action, text: ask.text };
    else this.others += 1;
    return !ask && this.note();
  }

  private note(): boolean {
    this.praise = false;
    this.acted = true;
    return true;
  }

  /** Sends what the lesson has asked about. */
  insist(): void {
    const { action } = this.held;
    this.session.act(action);
    this.held = { action: "", text: "" };
  }

  /** Gives up what the lesson has asked about. */
  relent(): void {
    this.others += 1;
    this.held = { action: "", text: "" };
  }

  doIt(): void {
    if (this.now?.do && this.session.asked) this.session.act(this.now.do);
  }

  look(what: string): void {
    const { now } = this;
    if (now?.looks.includes(what)) this.session.study({ verb: "look", step: now.step, look: what });
  }

  skip(): void {
    if (this.now && this.face !== "last") this.session.study({ verb: "skip", step: this.now.step });
  }

  repeat(chapter: string): void {
    this.session.study({ verb: "repeat", chapter });
  }

  close(): void {
    clearTimeout(this.timer);
    this.session.guard = () => true;
    coached.looked = () => {};
    coached.sentence = "";
  }
}
