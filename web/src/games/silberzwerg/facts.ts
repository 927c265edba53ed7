import Pick from "~icons/game-icons/war-pick";
import Wagon from "~icons/game-icons/mine-wagon";
import type { BaseView } from "../../lib/protocol";
import type { Game } from "..";
import gate from "./gate.svg";
import { phaseOf } from "./phases";
import type { SilberView } from "./view";

/** Lines whose thalers are lost by the victim, or by the owner of a contract. */
const LOSSES = /-log-(tribute|removed|expired)$/;

export const silberzwerg: Game = {
  letter: "Z",
  Icon: Wagon,
  door: { Sign: Pick, colour: "#a8d8f2", gate, minutes: 60, weight: "web-weight-medium" },
  parts: () => import("./parts"),
  guide: () => import("./guide"),
  sheet: "web-result",
  turn: "silberzwerg-log-turn",
  round: (view: BaseView) => ({ id: "silberzwerg-round", args: { round: (view as SilberView).round } }),
  scene: (view: BaseView) => {
    const { round, phase, active } = view as SilberView;
    return `${round}/${phase}/${active}`;
  },
  coins: (view: BaseView) => (view as SilberView).clans.map((clan) => clan.wealth),
  phaseOf,
  goal: {
    win: [["gems"], ["contract"], [90]],
    turn: [["ghost"], ["miner"], ["lord"]],
    end: [[600]],
  },
  firsts: {
    place: (view) => view.question === "place",
    ghost: (view) => view.question === "haunt",
    react: (view) => view.question === "react",
    lord: (view) => view.question === "rule",
    fulfil: (view) => view.choices.some(({ verb }) => verb === "fulfil"),
    symbol: (view) => view.question === "use",
    return: (view) => view.question === "return",
  },
  care: { ends: [], passes: ["rest"], ready: ["fulfil"] },
  minor: ["rested-lord", "rested-ghost"].map((line) => `silberzwerg-log-${line}`),
  gain: ({ id, args }, seat) =>
    [args.victim, args.owner].includes(seat) && LOSSES.test(id) ? -Number(args.thalers) : 0,
  joins: { "silberzwerg-log-returned": "silberzwerg-log-returned-many" },
  notes: (options) => [
    { id: "silberzwerg-goal", args: {} },
    ...["long", "short", "low_start", "public_bonus", "open_contracts"]
      .filter((name) => options[name] === true)
      .map((name) => ({ id: `silberzwerg-option-${name.replace("_", "-")}`, args: {} })),
  ],
  terms: [
    "miner",
    "lord",
    "ghost",
    "contract",
    "gems",
    "axe",
    "pick",
    "hammer",
    "plus-minus-5",
    "no-ghost",
    "minus-3",
  ],
};
