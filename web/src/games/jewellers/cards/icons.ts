import type { Component } from "svelte";
import Anvil from "~icons/game-icons/anvil";
import Cards from "~icons/game-icons/card-pick";
import Allow from "~icons/game-icons/check-mark";
import Drop from "~icons/game-icons/drop";
import Exit from "~icons/game-icons/exit-door";
import Flame from "~icons/game-icons/flame";
import House from "~icons/game-icons/house";
import Crown from "~icons/game-icons/imperial-crown";
import Menhir from "~icons/game-icons/menhir";
import Mirror from "~icons/game-icons/mirror-mirror";
import Lyre from "~icons/game-icons/lyre";
import Pay from "~icons/game-icons/pay-money";
import Prayer from "~icons/game-icons/prayer";
import Queen from "~icons/game-icons/queen-crown";
import Inkwell from "~icons/game-icons/quill-ink";
import Gain from "~icons/game-icons/receive-money";
import Rune from "~icons/game-icons/rune-stone";
import Scroll from "~icons/game-icons/tied-scroll";
import Pick from "~icons/game-icons/war-pick";
import type { ActionLook } from "../../../lib/board/action-keys";

export const SCHOOL_ICONS: Record<string, Component> = {
  court: Queen,
  aesthete: Mirror,
  noble: Rune,
  memorist: Menhir,
  forge: Anvil,
  religion: Prayer,
  musician: Lyre,
  "green-backed": Scroll,
};
export const NATURE_ICONS: Record<string, Component> = { fire: Flame, water: Drop };

export const LOOKS: Record<string, ActionLook> = {
  buy: { key: "b", icon: Gain },
  choose: { key: "o", icon: Pay },
  rest: { key: "r", icon: Allow },
  with: { key: "", icon: Scroll },
  ink: { key: "i", icon: Inkwell },
  white: { key: "t", icon: Pick },
  black: { key: "t", icon: Pick },
  house: { key: "h", icon: House },
  point: { key: "o", icon: Allow },
  move: { key: "", icon: Cards },
  bid: { key: "b", icon: Crown },
  decline: { key: "d", icon: Exit },
  forgo: { key: "n", icon: Exit },
  leave: { key: "n", icon: Exit },
  accept: { key: "a", icon: Allow },
  pass: { key: "p", icon: Exit },
  end: { key: "e", icon: Allow },
};
export const PLAIN: ActionLook = { key: "", icon: Allow };
