import { nameOf } from "../../../lib/words/speaker";
import { t } from "../../../lib/words/words.svelte";

/** The name of a thing on the board. */
export function titleOf(thing: string): string {
  const [place = "", name = ""] = thing.split("/");
  if (place === "card" || place === "gift" || place === "own") return nameOf("jewellers", name);
  if (place === "white" || place === "black") return t(`jewellers-area-${place}`);
  if (place === "medal") return t("jewellers-area-medallions");
  return name ? nameOf("jewellers", name) : "";
}
