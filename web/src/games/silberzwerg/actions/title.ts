import type { SeatInfo } from "../../../lib/protocol";
import { nameOf, say, seatName } from "../../../lib/words/speaker";
import { labelled, t } from "../../../lib/words/words.svelte";
import { alsoOf, choiceOf } from "./targets";
import { seatOf, type SilberView } from "../view";

/** The name of a thing on the board. */
export function titleOf(thing: string, seats: SeatInfo[]): string {
  const [place = "", name = "", whose = "", kind = ""] = thing.split("/");
  const seat = seats[seatOf(whose || name)];
  if (place === "column" || place === "mine") return t(`silberzwerg-head-${name}`);
  if (place === "price") return labelled(t("silberzwerg-price"), t(`silberzwerg-resource-${name}`));
  if (place === "own") return t(`silberzwerg-resource-${name}`);
  if (place === "out") return t("silberzwerg-area-out");
  if (place === "dwarf" && seat) return labelled(seatName(seat), t(`silberzwerg-term-${kind}`));
  if (seat) return place === "bag" ? labelled(seatName(seat), t("silberzwerg-area-bag")) : seatName(seat);
  return name ? nameOf("silberzwerg", name) : "";
}

/** What a ghost is about to do while another player may still cancel it; otherwise empty. */
export function aboutToAct(view: SilberView, seats: SeatInfo[]): string {
  const { named } = view;
  if (!named) return "";
  const owner = seats[named.owner];
  const args = {
    owner: owner ? seatName(owner) : "",
    choice: say(choiceOf(view, named.action), "silberzwerg", seats),
  };
  if (!named.also) return t("silberzwerg-named", args);
  return t("silberzwerg-named-also", {
    ...args,
    also: say(alsoOf(named.action, named.also), "silberzwerg", seats),
  });
}
