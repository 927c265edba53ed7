import type { Blocked } from "../../../lib/protocol";
import type { SmithyPlay } from "../play.svelte";
import { named } from "../things";

type Reason = Pick<Blocked, "verb" | "why" | "rule">;

const reason = (id: string, rule: string): Reason => ({ verb: "", why: { id, args: {} }, rule });

/** Why nothing can be done with a thing that the server doesn't explain, by its place. */
const PLACES: [RegExp, Reason][] = [
  [/^shop\d|^stack\d/, reason("web-why-their-shop", "S2.13")],
  [/^king/, reason("smithy-why-king", "S2.6")],
  [/^apprentice/, reason("web-why-apprentice", "S2.3")],
  [/^tool/, reason("web-why-tool", "S2.4")],
  [/^deck/, reason("web-why-deck", "S2.17")],
  [/^discard/, reason("web-why-discard", "S2.17")],
  [/^scrap/, reason("web-why-scrap", "S1.4")],
  [/^stack/, reason("smithy-why-stack", "S2.14")],
];

/** Reasons why a selected thing can't be played, in addition to the server's. */
export function reasonsOf(play: SmithyPlay, thing: string): Reason[] {
  if (play.of(thing).length || play.blocked(thing).length) return [];
  const found = PLACES.find(([place]) => place.test(named(thing).place))?.[1];
  const asked = play.session.asked;
  if (asked || !play.session.live)
    return found ? [found] : asked ? [reason("web-nothing-here", play.view.rule)] : [];
  const turn = reason(play.session.seat < 0 ? "web-only-watching" : "web-not-your-turn", "");
  return found ? [found, turn] : [turn];
}
