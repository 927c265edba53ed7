import { api, type CardOwner } from "../net/api";
import type { CardSet } from "../protocol";

export type Row = CardSet["tables"][number][number];

/** The card set of the table, replay or rules page that is open. */
class Cards {
  /** The table, replay or game it belongs to. */
  of = $state("");
  private held = $state.raw<CardSet>({ set: "", names: {}, tables: [] });
  private wanted = "";
  private readonly ids = $derived(new Set(this.held.tables.flat().map((row) => row.name)));

  /** Fetches a set only once, however often it is opened; after a failure it can be tried again. */
  async open(kind: CardOwner, id: string): Promise<void> {
    if (this.wanted === id) return;
    this.wanted = id;
    try {
      const set = await api.cards(kind, id);
      if (this.wanted === id) [this.of, this.held] = [id, set];
    } catch (error) {
      if (this.wanted === id) this.wanted = "";
      throw error;
    }
  }

  /** Whether this is a custom set from a save file. */
  get own(): boolean {
    return this.held.set === "own";
  }

  table(n: number): Row[] {
    return this.held.tables[n] ?? [];
  }

  has(id: string): boolean {
    return this.ids.has(id);
  }

  /** A card's name in a custom set; empty if the set gives none. */
  nameOf(id: string): string {
    return this.held.names[id] ?? "";
  }
}

export const cards = new Cards();
