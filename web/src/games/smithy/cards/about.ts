import { cards as set } from "../../../lib/table/cards.svelte";
import { labelled, t, words } from "../../../lib/words/words.svelte";
import { catalog } from "../catalog.svelte";
import { RUNES, type Piece } from "../view";

/** What an apprentice or a tool does, short enough for its card. */
export const briefOf = (card: string): string =>
  words.has(`web-perk-${card}`) && !set.own ? t(`web-perk-${card}`) : catalog.text(card);

/** What a card is for. */
export function doesOf(piece: Piece): string[] {
  const guild = catalog.guild.get(piece.card);
  if (!guild) return [t(`web-zoom-${piece.refined || RUNES.has(piece.card) ? "refined" : "unrefined"}`)];
  const text = catalog.text(piece.card);
  return text ? [text] : [t(`web-zoom-${guild.type}`)];
}

/** The values of a card; those of both sides, if it is a metal or a gem. */
export function worthOf(piece: Piece): string[] {
  const guild = catalog.guild.get(piece.card);
  if (guild)
    return [
      labelled(t("smithy-buy-value"), guild.buy),
      ...(guild.value ? [labelled(t("smithy-completed-value"), guild.value)] : []),
    ];
  if (RUNES.has(piece.card))
    return [labelled(t("smithy-buy-value"), piece.buy), labelled(t("smithy-sell-value"), piece.sell)];
  return [false, true].map((refined) => {
    const { buy, sell } = catalog.piece(piece.card, refined);
    return t(refined ? "web-when-refined" : "web-when-unrefined", { buy, sell });
  });
}
