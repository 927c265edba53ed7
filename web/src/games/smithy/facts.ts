import Anvil from "~icons/game-icons/anvil";
import Impact from "~icons/game-icons/anvil-impact";
import type { BaseView } from "../../lib/protocol";
import type { Game } from "..";
import gate from "./gate.svg";
import type { SmithyView } from "./view";

const DRAWN = ["drew-mine", "drew-mine-card", "drew-guild", "drew-guild-card"];

/** Naming a card for bids brings nothing yet. */
const BOUGHT = /bought|haggled/;
/** What happens in nearly every turn. */
const MINOR = [
  "income",
  "refined",
  "played-market",
  "played-workshop",
  "moved-market",
  "moved-workshop",
  "swapped",
  "passed",
];

export const smithy: Game = {
  letter: "S",
  Icon: Impact,
  door: { Sign: Anvil, gate, minutes: 60, weight: "web-weight-medium" },
  parts: () => import("./parts"),
  guide: () => import("./guide"),
  sheet: "web-weighing",
  turn: "smithy-log-turn",
  round: (view: BaseView) => ({ id: "smithy-round", args: { round: (view as SmithyView).round } }),
  scene: (view: BaseView) => {
    const { round, active } = view as SmithyView;
    return `${round}/${active}`;
  },
  coins: (view: BaseView) => (view as SmithyView).smiths.map((smith) => smith.coins),
  folds: {
    ...Object.fromEntries(DRAWN.map((line) => [`smithy-log-${line}`, "web-since-draws"])),
    "smithy-log-passed": "web-since-passes",
  },
  goal: {
    win: [["silver.refined", "gold.refined"], ["goblet"], [22]],
    turn: [["iron.unrefined"], ["iron.refined"], ["goblet"]],
    end: [["mithril.unrefined"], [0]],
  },
  firsts: {
    hand: (view) => view.question === "act",
    draw: (view) => view.question === "draw",
    craft: (view) => view.choices.some(({ verb }) => verb === "craft"),
    stack: (view) => Boolean((view as SmithyView).smiths[view.seat]?.stacks.length),
    train: (view) => view.choices.some(({ verb }) => verb === "train"),
    warehouse: (view) => view.choices.some(({ verb }) => verb === "buy-warehouse"),
    market: (view) => view.choices.some(({ verb }) => verb === "buy"),
    tool: (view) => view.question === "tool",
    bid: (view) => view.question === "bid",
  },
  care: {
    ends: ["end"],
    passes: [],
    ready: ["craft", "train"],
    full: (view: BaseView) => {
      const smith = (view as SmithyView).smiths[view.seat];
      return smith !== undefined && smith.mine_backs + smith.guild_backs >= smith.limits.hand;
    },
  },
  minor: [...DRAWN, ...MINOR].map((line) => `smithy-log-${line}`),
  results: ["item-sold", "tool-sold", "trained", "tool-used", "king-done-card"].map(
    (line) => `smithy-log-${line}`,
  ),
  gain: ({ id, args }, seat) => (args.seller === seat && BOUGHT.test(id) ? Number(args.coins) : 0),
  needs: { "S4.1": ({ bidding }) => bidding === true, "S4.2": ({ endless_mine }) => endless_mine === true },
};
