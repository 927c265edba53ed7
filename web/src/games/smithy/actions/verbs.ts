import Anvil from "~icons/game-icons/anvil";
import Impact from "~icons/game-icons/anvil-impact";
import Discard from "~icons/game-icons/card-discard";
import Draw from "~icons/game-icons/card-pick";
import Coins from "~icons/game-icons/coins";
import Furnace from "~icons/game-icons/furnace";
import Hammer from "~icons/game-icons/flat-hammer";
import Knapsack from "~icons/game-icons/knapsack";
import Scales from "~icons/game-icons/scales";
import Swap from "~icons/game-icons/swap-bag";
import TwoCoins from "~icons/game-icons/two-coins";
import type { Choice } from "../../../lib/protocol";
import type { ActionLook } from "../../../lib/board/action-keys";

interface SmithyLook extends ActionLook {
  /** The target, if the choice itself names no place. */
  places?: string[];
}

const HOME = ["market", "workshop"];
export const LOOKS: Record<string, SmithyLook> = {
  craft: { key: "c", icon: Impact },
  train: { key: "c", icon: Impact },
  complete: { key: "c", icon: Impact },
  pay: { key: "l", icon: Anvil, places: ["paying"] },
  "play-market": { key: "m", icon: Scales },
  "move-market": { key: "m", icon: Scales },
  "to-market": { key: "m", icon: Scales },
  "play-workshop": { key: "w", icon: Anvil },
  "move-workshop": { key: "w", icon: Anvil },
  "to-workshop": { key: "w", icon: Anvil },
  "play-refined": { key: "r", icon: Furnace },
  swap: { key: "x", icon: Swap },
  with: { key: "x", icon: Swap },
  exchange: { key: "x", icon: Swap },
  sell: { key: "s", icon: Coins },
  "tool-sell": { key: "s", icon: Coins },
  "tool-use": { key: "t", icon: Hammer },
  "buy-warehouse": { key: "b", icon: TwoCoins },
  buy: { key: "b", icon: TwoCoins, places: HOME },
  name: { key: "b", icon: TwoCoins },
  bid: { key: "b", icon: TwoCoins },
  "bid-haggled": { key: "b", icon: TwoCoins },
  pass: { key: "p", icon: Discard },
  discard: { key: "d", icon: Discard, places: ["discard"] },
  salvage: { key: "k", icon: Knapsack },
  "salvage-none": { key: "n", icon: Discard },
  fire: { key: "f", icon: Anvil, places: ["workshop"] },
  "draw-mine": { key: "m", icon: Draw, places: ["hand"] },
  "draw-guild": { key: "g", icon: Draw, places: ["hand"] },
  end: { key: "e", icon: Draw },
};
export const PLAIN: SmithyLook = { key: "", icon: Impact };

/** The places where a card can be dropped for this choice. */
export function leads(choice: Choice): string[] {
  return LOOKS[choice.verb]?.places ?? (choice.ends ? [choice.ends] : []);
}
