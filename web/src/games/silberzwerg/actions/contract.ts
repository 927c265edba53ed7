import { listing, nameOf } from "../../../lib/words/speaker";
import { labelled, t } from "../../../lib/words/words.svelte";
import { catalog } from "../catalog.svelte";
import type { SilberPlay } from "../play.svelte";
import type { Space } from "../view";

const names = (gems: string[]): string => listing(gems.map((gem) => nameOf("silberzwerg", gem)));

/** How a contract is fulfilled, and what its symbol does. */
export function doesOf(contract: string): string[] {
  const card = catalog.contracts.get(contract);
  if (!card) return [];
  const term = `silberzwerg-term-${card.symbol}`;
  return [
    t("web-zoom-contract", { count: card.cost.length, parts: names(card.cost) }),
    ...(card.symbol ? [labelled(t(term), t(`${term}.help`))] : []),
  ];
}

/** Its values from the first round to the last, and what it costs if it expires. */
export function worthOf(contract: string, penalty: boolean, bonus = false): string[] {
  const thalers = catalog.contracts.get(contract)?.penalty ?? 0;
  return [
    t("web-zoom-values", { values: catalog.values(contract).join(" → ") }),
    penalty ? t("web-zoom-penalty", { thalers }) : t("silberzwerg-no-penalty"),
    ...(bonus ? [t("silberzwerg-option-public-bonus.help")] : []),
  ];
}

/** What it pays now, and what the player still needs. */
export function nowOf(play: SilberPlay, space: Space): string[] {
  const last = catalog.values(space.contract).length - 1 === space.level;
  return [
    t("web-zoom-pays", { thalers: space.value }),
    ...(last ? [t("silberzwerg-lowest")] : []),
    ...(play.session.seat >= 0 ? [lack(space)] : []),
  ];
}

/** What a player can do with it, and what is in the way. */
export const choicesOf = (play: SilberPlay, thing: string): string[] => [
  ...play.of(thing).map((choice) => play.say(choice.line)),
  ...play.blocked(thing).map((blocked) => play.say(blocked.why)),
];

const lack = (space: Space): string =>
  space.lacks.length ? t("silberzwerg-lacks", { parts: names(space.lacks) }) : t("silberzwerg-lacks-nothing");
