import { api } from "../../lib/api";
import type { TableInfo } from "../../lib/protocol";
import type { Space } from "./types";
import { COLOURS, type Colour } from "./view";

export interface Contract {
  id: string;
  cost: Colour[];
  values: number[];
  penalty: number;
  /** A term's id, or empty. */
  symbol: string;
}

const HIGHEST = 11;
const usual = Array.from({ length: HIGHEST }, (_, n) => HIGHEST - n);

/** Gems in the order of the colours. */
const sorted = (cost: Colour[]): Colour[] => [...cost].sort((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b));

/** How many gems of the same colour a contract needs at most. */
const alike = ({ cost }: Contract): number => Math.max(...COLOURS.map((colour) => cost.filter((gem) => gem === colour).length));

/** The contracts and the price table of the newest set. */
class Catalog {
  contracts = $state.raw(new Map<string, Contract>());
  /** By the number of miners. */
  prices = $state.raw<number[]>(usual);

  private loading: Promise<void> | null = null;

  /** However often it is asked for, the set is fetched once; a failure may be tried again. */
  load(): Promise<void> {
    this.loading ??= this.fetch().catch(() => void (this.loading = null));
    return this.loading;
  }

  private async fetch(): Promise<void> {
    const [prices = [], contracts = []] = await api.cards("silberzwerg");
    this.prices = prices.map((row) => Number(row.price));
    this.contracts = new Map(
      contracts.map((row) => [
        String(row.name),
        {
          id: String(row.name),
          cost: sorted(row.cost as Colour[]),
          values: String(row.values).split(" ").map(Number),
          penalty: Number(row.penalty),
          symbol: String(row.symbol),
        },
      ]),
    );
  }

  /** What a contract is worth at first; under an option 8 of a colour begin like 6 and 2 (Z5.3). */
  first(contract: string, options: TableInfo["options"]): number {
    const card = this.contracts.get(contract);
    const low = options.low_start === true && card && alike(card) === 8;
    const like = low ? [...this.contracts.values()].find((c) => alike(c) === 6) : card;
    return like?.values[0] ?? 0;
  }

  /** What a contract is worth, from the top down; a variant lets one-colour contracts begin like those of 6 and 2. */
  ladder(space: Space): number[] {
    const values = this.contracts.get(space.contract)?.values ?? [];
    if (!values.length || values[space.level] === space.value) return values;
    const low = [...this.contracts.values()].find((c) => c.values[space.level] === space.value);
    return low?.values ?? values;
  }

  symbol(contract: string): string {
    return this.contracts.get(contract)?.symbol ?? "";
  }
}

export const catalog = new Catalog();
