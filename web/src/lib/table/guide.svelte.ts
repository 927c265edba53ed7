import { settings } from "../ui/settings.svelte";

/** The goal card, and the game at whose table the player is. */
class Guide {
  /** The game of the open table; empty elsewhere. */
  game = $state("");
  open = $state(false);

  /** Enters a table; the first time, the game's goal card opens, except in a lesson. */
  enter(game: string, lesson: boolean): void {
    this.game = game;
    this.open = !lesson && !settings.met.includes(game);
  }

  leave(): void {
    this.game = "";
    this.open = false;
  }

  show(): void {
    this.open = true;
  }

  close(): void {
    this.open = false;
    if (!settings.met.includes(this.game)) settings.set({ met: [...settings.met, this.game] });
  }
}

export const guide = new Guide();
