/** Whether something new happened while the rail was closed. */
class Unread {
  dot = $state(false);
  shown = $state(true);

  /** Sets whether the log is visible. */
  look(shown: boolean): void {
    this.shown = shown;
    if (shown) this.dot = false;
  }

  note(): void {
    if (!this.shown) this.dot = true;
  }
}

export const unread = new Unread();
