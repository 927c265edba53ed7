import { GAMES, opensTurn } from "../../games";
import { joinLines } from "../words/join-lines";
import type { BaseView } from "../protocol";
import { reportOf, type Report } from "./away-report";
import type { Session } from "./session.svelte";

const AWAY = 60_000;
const RESUMED = 3000;

interface Mark {
  entries: number; // of the log, already seen
  coins: number[];
}

/** What a player has seen of a table, stored on this device, and what happened while they were away. */
export class Away {
  report = $state.raw<Report | null>(null);
  byBot = false; // a bot had this player's seat when the report was made
  private heard = false;
  private gone = 0; // when the player left, 0 while here
  private mark: Mark | null = null;
  private until = 0;

  constructor(private readonly session: Session) {}

  /** Sets whether the player is looking at the table: false for a hidden page or a lost connection. */
  present(here: boolean): void {
    if (!here) this.gone ||= Date.now();
    else if (this.gone) this.back(Date.now() - this.gone > AWAY);
  }

  private back(long: boolean): void {
    this.gone = 0;
    if (long) this.open(RESUMED);
    this.keep();
  }

  /** Called when the table has sent something. */
  hear(): void {
    if (!this.session.view) return;
    if (!this.heard) this.open(0);
    else if (Date.now() < this.until) this.look();
    this.heard = true;
    if (!this.gone) this.keep();
  }

  close(): void {
    this.report = null;
  }

  private get key(): string {
    return `dvergar-seen-${this.session.id}-${this.session.seat}`;
  }

  private keep(): void {
    const { view, entries } = this.session;
    if (view)
      localStorage.setItem(this.key, JSON.stringify({ entries: entries.length, coins: this.coins(view) }));
  }

  private coins(view: BaseView): number[] {
    return GAMES[this.session.table?.game ?? ""]?.coins(view) ?? [];
  }

  /** Compares with what was seen last, and adds what a resumed connection sends within `wait`. */
  private open(wait: number): void {
    const kept = localStorage.getItem(this.key);
    this.mark = kept ? (JSON.parse(kept) as Mark) : null;
    this.until = Date.now() + wait;
    this.look();
  }

  private look(): void {
    const { view, entries, seat, table } = this.session;
    if (!view || view.over || !this.mark) return;
    const game = table?.game ?? "";
    const facts = GAMES[game];
    const news = entries
      .slice(this.mark.entries)
      .flat()
      .filter((line) => !opensTurn(game, line));
    const lines = joinLines(news, facts?.joins ?? {});
    this.byBot = Boolean(table?.seats[seat]?.bot);
    // A late player's action is made for them, and they keep the seat.
    const played = this.byBot || table?.clock.kind !== "none";
    this.report = reportOf(lines, seat, this.coins(view), this.mark.coins, facts?.folds ?? {}, played);
  }
}
