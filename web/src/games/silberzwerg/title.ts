import type { SeatInfo } from "../../lib/protocol";
import { nameOf, seatName } from "../../lib/speaker";
import { t } from "../../lib/words.svelte";
import { seatOf } from "./view";

/** What a thing on the board is called. */
export function titleOf(thing: string, seats: SeatInfo[]): string {
  const [place = "", name = "", whose = "", kind = ""] = thing.split("/");
  const seat = seats[seatOf(whose || name)];
  if (place === "column" || place === "mine") return t(`silberzwerg-head-${name}`);
  if (place === "price") return `${t("silberzwerg-price")}: ${t(`silberzwerg-resource-${name}`)}`;
  if (place === "own") return t(`silberzwerg-resource-${name}`);
  if (place === "out") return t("silberzwerg-area-out");
  if (place === "dwarf" && seat) return `${seatName(seat)}: ${t(`silberzwerg-term-${kind}`)}`;
  if (seat) return place === "bag" ? `${seatName(seat)}: ${t("silberzwerg-area-bag")}` : seatName(seat);
  return name ? nameOf("silberzwerg", name) : "";
}
