import { catalog } from "./catalog.svelte";
import { RUNES, type Piece } from "./view";

/** A thing such as `market/tilted-refined-iron`, split into its parts. */
export interface Named {
  place: string;
  card: string;
  refined: boolean;
  tilted: boolean;
}

export function named(thing: string): Named {
  const [place = "", word = ""] = thing.split("/");
  const tilted = word.startsWith("tilted-");
  const straight = tilted ? word.slice("tilted-".length) : word;
  const refined = straight.startsWith("refined-");
  return { place, card: refined ? straight.slice("refined-".length) : straight, refined, tilted };
}

/** The card of a thing on the side that is up; the Warehouse shows all cards refined. */
export function pieceOf(thing: string): Piece {
  const { place, card, refined, tilted } = named(thing);
  return { ...catalog.piece(card, refined || place === "warehouse"), tilted };
}

/** The card of a name such as `iron.refined` or `goblet`. */
export function pieceNamed(ref: string): Piece {
  const [card = "", side = ""] = ref.split(".");
  return catalog.piece(card, side === "refined");
}

export const refOf = (piece: Piece): string =>
  catalog.guild.has(piece.card)
    ? piece.card
    : `${piece.card}.${piece.refined || RUNES.has(piece.card) ? "refined" : "unrefined"}`;
