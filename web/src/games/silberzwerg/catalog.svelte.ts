import { cards, type Row } from "../../lib/table/cards.svelte";
import { COLOURS, type Colour } from "./view";

export interface Contract {
  id: string;
  cost: Colour[];
  /** What it is worth, from the top down. */
  values: number[];
  penalty: number;
  /** A term's id, or empty. */
  symbol: string;
}

/** Gems in the order of the colours. */
const sorted = (cost: Colour[]): Colour[] =>
  [...cost].sort((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b));

function contractOf(row: Row): Contract {
  return {
    id: String(row.name),
    cost: sorted(row.cost as Colour[]),
    values: String(row.values).split(" ").map(Number),
    penalty: Number(row.penalty),
    symbol: String(row.symbol),
  };
}

/** The contracts and the price table of the open set. */
class Catalog {
  /** By the number of miners. */
  readonly prices: number[] = $derived(cards.table(0).map((row) => Number(row.price)));
  readonly contracts: Map<string, Contract> = $derived(
    new Map(cards.table(1).map((row) => [String(row.name), contractOf(row)])),
  );

  values(contract: string): number[] {
    return this.contracts.get(contract)?.values ?? [];
  }

  symbol(contract: string): string {
    return this.contracts.get(contract)?.symbol ?? "";
  }
}

export const catalog = new Catalog();
