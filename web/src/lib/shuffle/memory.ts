import type { TableInfo } from "../protocol";

/** What this browser remembers of a table's shuffle: the seal before the first move, its own salts. */
export interface ShuffleMemory {
  seal: string;
  salts: string[];
}

const key = (id: string): string => `dvergar-fair-${id}`;

export function remembered(id: string): ShuffleMemory {
  try {
    const { seal = "", salts = [] } = JSON.parse(
      localStorage.getItem(key(id)) ?? "{}",
    ) as Partial<ShuffleMemory>;
    return { seal: String(seal), salts: salts.map(String) };
  } catch {
    return { seal: "", salts: [] };
  }
}

function keep(id: string, what: ShuffleMemory): void {
  localStorage.setItem(key(id), JSON.stringify(what));
}

/** The first seal that a table showed is the one that counts. */
export function keepSeal(table: TableInfo): void {
  const known = remembered(table.id);
  if (!known.seal) keep(table.id, { ...known, seal: table.commitment });
}

/** The salt that went to a table with the seat that was taken there. */
export function keepSalt(table: TableInfo, salt: string): void {
  keepSeal(table);
  const known = remembered(table.id);
  keep(table.id, { ...known, salts: [...known.salts, salt] });
}

/** A seat that was left before the start takes its salt along. */
export function forgetSalts(id: string): void {
  keep(id, { ...remembered(id), salts: [] });
}
