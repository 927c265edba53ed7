import { listing, nameOf, say, seatName } from "../../../lib/words/speaker";
import { t } from "../../../lib/words/words.svelte";
import type { SmithyPlay } from "../play.svelte";
import { named, pieceOf } from "../things";

/** Facts about a thing on the table: what it costs, what it earns, why it can't be used. */
export function factsOf(play: SmithyPlay, thing: string, parts: string): string[] {
  const { place, card } = named(thing);
  const seats = play.session.table?.seats ?? [];
  const facts: string[] = [];
  if (parts)
    facts.push(t("web-fact-under", { parts: listing(parts.split(" ").map((p) => nameOf("smithy", p))) }));
  if (place === "market") facts.push(t("web-fact-others-pay", { coins: pieceOf(thing).buy }));
  if (place === "market" && pieceOf(thing).sell)
    facts.push(t("web-fact-bank-pays", { coins: pieceOf(thing).sell }));
  const stock = place === "warehouse" ? play.view.warehouse.find((s) => s.card === card) : undefined;
  if (stock) facts.push(t("web-fact-stock", { coins: stock.price, above: stock.above }));
  const seller = /^p\d$/.test(place) ? seats[Number(place[1]) - 1] : undefined;
  if (seller) facts.push(t("web-fact-costs", { player: seatName(seller), coins: pieceOf(thing).buy }));
  facts.push(...play.of(thing).map((o) => say(o.line, "smithy", seats)));
  facts.push(...play.blocked(thing).map((b) => `${t(`web-verb-${b.verb}`)} ${say(b.why, "smithy", seats)}`));
  return [...new Set(facts)];
}
