import type { Piece, SmithView } from "./types";

export type { Laid, Piece, SheetView as Sheet, SmithView as Smith, Stock, View as SmithyView } from "./types";

export const RUNES = new Set(["thunder", "lightning", "frost", "earth"]);

/** The name of a piece as a thing: tilted-refined-iron. */
export function pieceWord(piece: Piece): string {
  return `${piece.tilted ? "tilted-" : ""}${piece.refined ? "refined-" : ""}${piece.card}`;
}

export const handCount = (smith: SmithView): number => smith.mine_backs + smith.guild_backs;

/** How many cards of the Market count against its limit. */
export const marketCount = (smith: SmithView): number => smith.market.length + smith.kings.length;
