/** Something was said or done that the rail would have shown, had it been open. */
class Unread {
  dot = $state(false);
  shown = $state(true);

  /** The log is in sight, or no longer. */
  look(shown: boolean): void {
    this.shown = shown;
    if (shown) this.dot = false;
  }

  note(): void {
    if (!this.shown) this.dot = true;
  }
}

export const unread = new Unread();
