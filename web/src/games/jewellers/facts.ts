import Ring from "~icons/game-icons/big-diamond-ring";
import Pendant from "~icons/game-icons/gem-pendant";
import type { BaseView, TableInfo } from "../../lib/protocol";
import type { Game } from "..";
import gate from "./gate.svg";
import type { JewelView } from "./view";

type Options = TableInfo["options"];
const advanced = ({ mode }: Options): boolean => mode === "advanced";
const opal = ({ manner }: Options): boolean => manner === "opal";

export const jewellers: Game = {
  letter: "J",
  Icon: Pendant,
  door: { Sign: Ring, colour: "#d8b0f5", gate, minutes: 90, weight: "web-weight-heavy" },
  parts: () => import("./parts"),
  guide: () => import("./guide"),
  sheet: "jewellers-phase-count",
  turn: "jewellers-log-turn",
  round: (view: BaseView) => ({
    id: "jewellers-round-of",
    args: { round: (view as JewelView).round, rounds: (view as JewelView).rounds },
  }),
  scene: (view: BaseView) => {
    const { round, phase, active } = view as JewelView;
    return `${round}/${phase}/${active}`;
  },
  coins: (view: BaseView) => (view as JewelView).players.map((player) => player.tally.total),
  notes: (options) => [
    { id: `jewellers-option-manner-${String(options.manner)}`, args: {} },
    ...(options.patrons ? [{ id: "jewellers-option-patrons", args: {} }] : []),
  ],
  needs: {
    "J0.3": opal,
    "J1.1": ({ mode }) => mode !== "initiation",
    "J1.2": advanced,
    "J1.3": ({ manner }) => manner === "topaz",
    "J1.9": opal,
    "J3.4": ({ mode }) => mode !== "initiation",
    "J3.6": ({ mode }) => mode === "classic",
    "J3.7": advanced,
    "J3.8": advanced,
    "J3.9": advanced,
    "J3.12": opal,
    "J5.1": ({ auction }) => auction === "open",
    "J5.3": ({ auction }) => auction === "closed",
    "J6.9": advanced,
    J7: ({ patrons }) => patrons === true,
  },
  goal: {
    win: [["red", "green", "blue"], ["bellows"], [6]],
    turn: [["red"], ["bellows"]],
    end: [["crown"]],
  },
  firsts: {
    pick: (view) => view.question === "pick",
    buy: (view) => view.choices.some(({ verb }) => verb === "buy"),
    act: (view) => view.question === "act",
    bid: (view) => view.question === "bid" || view.question === "hide",
    house: (view) => view.question === "house",
    count: (view) => view.question === "count" && !view.over,
  },
  care: { ends: [], passes: ["pass"], ready: ["buy"] },
  joins: { "jewellers-log-picked": "jewellers-log-picked-many" },
};
