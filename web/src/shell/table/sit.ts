import { api, Refusal } from "../../lib/net/api";
import { drawnName, guest } from "../../lib/net/me.svelte";
import type { TableInfo } from "../../lib/protocol";

const TRIES = 3;
const isTaken = (error: unknown): boolean =>
  error instanceof Refusal && error.why.id === "refused-name-taken";

/** Takes a seat with the typed name, or with the suggested one, or, if that is taken, with a new free one. */
export async function sit(table: TableInfo, seat: number, typed: string, offered: string): Promise<void> {
  if (!guest.who) await guest.rename(typed || offered);
  if (typed) await api.sit(table.id, seat, typed);
  else
    await sitAs(
      offered,
      table.id,
      seat,
      table.seats.map((s) => s.name),
    );
}

async function sitAs(name: string, id: string, seat: number, taken: string[], tries = TRIES): Promise<void> {
  try {
    await api.sit(id, seat, name);
  } catch (error) {
    if (!isTaken(error) || !tries) throw error;
    await sitAs(drawnName([...taken, name]), id, seat, [...taken, name], tries - 1);
  }
}
