import type { Pacing, Scene } from "./pacing.svelte";
import type { BaseView, Line, Choice, Move, TableInfo } from "../protocol";

/** A table as boards and the rail see it: live, or in a replay. */
export interface ShownTable {
  /** False in a replay, where nothing can be done and nobody is away. */
  readonly live: boolean;
  /** This client has seen the game before its end. */
  readonly witnessed?: boolean;
  readonly table: TableInfo | null;
  readonly view: BaseView | null;
  readonly seat: number;
  readonly ply: number;
  readonly lines: Line[];
  /** What happened since the last view. */
  readonly news: Line[];
  /** What moved on the board since then. */
  readonly moves: Move[];
  readonly choices: Choice[];
  readonly asked: boolean;
  readonly busy: boolean;
  readonly undoable: boolean;
  /** The next question waits until what leads to it has been shown. */
  readonly settling?: boolean;
  /** A phase that passes without a question. */
  readonly scene?: Scene | null;
  readonly pacing?: Pacing;
  /** A lesson says what to do. */
  readonly teaching?: boolean;
  /** Ends the animation that is running. */
  hurry?(): void;
  act(action: string): void;
  undo(): void;
  /** Withdraws a secret answer, or one part of it; a replay can't. */
  takeBack?(action?: string): void;
}
