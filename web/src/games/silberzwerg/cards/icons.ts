import type { Component } from "svelte";
import Crown from "~icons/game-icons/crown";
import Exit from "~icons/game-icons/exit-door";
import Hammer from "~icons/game-icons/flat-hammer";
import Ghost from "~icons/game-icons/ghost";
import Allow from "~icons/game-icons/check-mark";
import Cancel from "~icons/game-icons/cancel";
import Rest from "~icons/game-icons/night-sleep";
import Pay from "~icons/game-icons/pay-money";
import Gain from "~icons/game-icons/receive-money";
import Robber from "~icons/game-icons/robber-hand";
import Axe from "~icons/game-icons/sharp-axe";
import Bag from "~icons/game-icons/swap-bag";
import Scroll from "~icons/game-icons/tied-scroll";
import Pick from "~icons/game-icons/war-pick";
import type { ActionLook } from "../../../lib/board/action-keys";

/** Dwarves, columns and the symbols that are tools. */
export const ICONS: Record<string, Component> = {
  miner: Pick,
  lord: Crown,
  ghost: Ghost,
  contract: Scroll,
  gems: Bag,
  axe: Axe,
  pick: Pick,
  hammer: Hammer,
};

export const LOOKS: Record<string, ActionLook> = {
  fulfil: { key: "f", icon: Gain },
  buy: { key: "b", icon: Pay },
  sell: { key: "s", icon: Gain },
  banish: { key: "", icon: Exit },
  also: { key: "", icon: Exit },
  take: { key: "t", icon: Pick },
  raise: { key: "r", icon: Scroll },
  lower: { key: "l", icon: Scroll },
  swap: { key: "w", icon: Bag },
  steal: { key: "", icon: Robber },
  rest: { key: "n", icon: Rest },
  cancel: { key: "c", icon: Cancel },
  allow: { key: "a", icon: Allow },
  tribute: { key: "", icon: Gain },
  cheapen: { key: "", icon: Pay },
  seal: { key: "e", icon: Allow },
  enough: { key: "e", icon: Allow },
};
export const PLAIN: ActionLook = { key: "", icon: Allow };
