import type { TableInfo } from "../protocol";

/** What this browser remembers of a table's shuffle: the commitment from before the game, and its own salts. */
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

/** Only the first commitment that a table showed counts. */
export function keepSeal(table: TableInfo): void {
  const known = remembered(table.id);
  if (!known.seal) keep(table.id, { ...known, seal: table.commitment });
}

/** The salt that this browser sent for its seat at a table. */
export function keepSalt(table: TableInfo, salt: string): void {
  keepSeal(table);
  const known = remembered(table.id);
  keep(table.id, { ...known, salts: [...known.salts, salt] });
}

/** Forgets the salt of a seat that was left before the game started. */
export function forgetSalts(id: string): void {
  keep(id, { ...remembered(id), salts: [] });
}
