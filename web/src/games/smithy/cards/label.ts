import { listing, nameOf } from "../../../lib/words/speaker";
import { t } from "../../../lib/words/words.svelte";
import { catalog } from "../catalog.svelte";
import { RUNES, type Piece } from "../view";

/** A card's text for screen readers: kind, state, values. */
export function labelOf(piece: Piece, values = true): string {
  const guild = catalog.guild.get(piece.card);
  const words = [nameOf("smithy", piece.card)];
  if (guild) words.push(t(`smithy-term-${guild.type}`));
  else if (!RUNES.has(piece.card)) words.push(t(piece.refined ? "smithy-refined" : "smithy-unrefined"));
  if (piece.tilted) words.push(t("smithy-tilted"));
  if (!values) return words.join(", ");
  words.push(`${t("smithy-buy-value")} ${piece.buy}`);
  if (guild?.value) words.push(`${t("smithy-completed-value")} ${guild.value}`);
  if (guild) words.push(`${t("smithy-cost")} ${listing(guild.cost.map((p) => nameOf("smithy", p)))}`);
  else words.push(`${t("smithy-sell-value")} ${piece.sell}`);
  return words.join(", ");
}

export function faceClass(piece: Piece): string {
  const guild = catalog.guild.get(piece.card);
  if (guild) return `guild ${guild.type === "kings-item" ? "king" : guild.type}`;
  if (RUNES.has(piece.card)) return "res rune";
  return piece.refined ? "res fine" : "res rough";
}
