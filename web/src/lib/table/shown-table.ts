import type { BaseView, Line, Choice, Move, TableInfo } from "../protocol";

/** A table as boards and the reading parts of the shell see it: live, or in a replay. */
export interface ShownTable {
  /** A replay is not live: nothing can be done, nobody is away. */
  readonly live: boolean;
  readonly table: TableInfo | null;
  readonly view: BaseView | null;
  readonly seat: number;
  readonly ply: number;
  readonly lines: Line[];
  /** What happened between the view before and this one. */
  readonly news: Line[];
  /** What moved on the board by that. */
  readonly moves: Move[];
  readonly choices: Choice[];
  readonly asked: boolean;
  readonly busy: boolean;
  readonly undoable: boolean;
  act(action: string): void;
  undo(): void;
  /** Withdraws a secret answer, or one part of it; a replay can't. */
  takeBack?(action?: string): void;
}
