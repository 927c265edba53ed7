import { GAMES, type Parts } from ".";

/** The parts of games that have been loaded. */
class Shelf {
  private held = $state.raw<Record<string, Parts>>({});

  of(game: string): Parts | undefined {
    return this.held[game];
  }

  async load(game: string): Promise<void> {
    const wanted = GAMES[game];
    if (this.held[game] || !wanted) return;
    const parts = await wanted.parts();
    this.held = { ...this.held, [game]: parts };
  }
}

export const shelf = new Shelf();
