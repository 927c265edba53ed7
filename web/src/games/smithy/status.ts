import type { Line } from "../../lib/protocol";
import type { Play } from "./play.svelte";
import { RUNES } from "./view";

/** What the seat that looks on must do, or whom the table waits for. */
export function askedOf(play: Play): Line {
  const { view, session } = play;
  const mine = view.smiths[view.seat];
  const player = view.waiting[0] ?? view.active;
  if (view.over) return { id: `smithy-ending-${view.ending}`, args: {} };
  if (!session.asked) return { id: `smithy-wait-${view.question}`, args: { player } };
  if (view.paying) return { id: "smithy-ask-pay", args: { card: view.paying.card } };
  const swap = view.options.find((o) => o.line.id === "smithy-do-with");
  if (swap) return { id: "smithy-ask-swap", args: { card: swap.line.args.card ?? "" } };
  if (view.auction) {
    const { card, seller, high } = view.auction;
    const side = card.sell ? `${card.card}.${card.refined || RUNES.has(card.card) ? "refined" : "unrefined"}` : card.card;
    return { id: "smithy-ask-bid", args: { card: side, seller, high, coins: mine?.coins ?? 0 } };
  }
  return { id: `smithy-ask-${view.question}`, args: { card: view.subject, left: view.draws_left } };
}
