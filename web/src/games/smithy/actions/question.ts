import type { Line, Choice } from "../../../lib/protocol";
import type { SmithyPlay } from "../play.svelte";
import { smithy } from "../facts";
import { pieceNamed, refOf } from "../things";
import type { Piece, SmithyView } from "../view";

/** What the player must do, or whom the table is waiting for. */
export function askedOf(play: SmithyPlay): Line {
  const { view, session } = play;
  const mine = view.smiths[view.seat];
  const player = view.waiting[0] ?? view.active;
  if (view.over) return { id: `smithy-ending-${view.ending}`, args: {} };
  if (!session.asked) return { id: `smithy-wait-${view.question}`, args: { player } };
  if (view.paying) return { id: "smithy-ask-pay", args: { card: view.paying.card } };
  const swap = swapping(view);
  if (swap) return { id: "smithy-ask-swap", args: { card: swap } };
  if (view.auction) {
    const { card, seller, high } = view.auction;
    return { id: "smithy-ask-bid", args: { card: refOf(card), seller, high, coins: mine?.coins ?? 0 } };
  }
  const ready =
    view.question === "act" ? play.session.choices.filter(({ thing }) => play.tagged.has(thing)) : [];
  const craft = ready.find(({ verb }) => smithy.care.ready.includes(verb));
  if (craft) return { id: `web-next-${craft.verb}`, args: { card: craft.line.args.card ?? "" } };
  return { id: `smithy-ask-${view.question}`, args: { card: view.subject, left: view.draws_left } };
}

const swapping = (view: SmithyView): string =>
  String(view.choices.find((o) => o.verb === "with")?.line.args.card ?? "");

/** The phase of a seat, for the status bar. */
export function phaseOf(view: SmithyView): string {
  if (view.paying) return "pay";
  return swapping(view) ? "swap" : view.question;
}

/** The card that a question is about. */
export function subjectOf(view: SmithyView): Piece | undefined {
  if (view.auction) return view.auction.card;
  const ref = view.paying?.card || swapping(view) || view.subject;
  return ref ? pieceNamed(ref) : undefined;
}

/** Choices with their own button; bids use the stepper. */
export const pictured = (answers: Choice[]): Choice[] => answers.filter((o) => !o.verb.startsWith("bid"));
