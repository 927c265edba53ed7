import Pendant from "~icons/game-icons/gem-pendant";
import type { BaseView } from "../../lib/protocol";
import type { Game } from "../index";
import type { JewelView } from "./view";

export const jewellers: Game = {
  letter: "J",
  Icon: Pendant,
  parts: () => import("./parts"),
  sheet: "jewellers-phase-count",
  turn: "jewellers-log-turn",
  round: (view: BaseView) => ({ id: "jewellers-round-of", args: { round: (view as JewelView).round, rounds: (view as JewelView).rounds } }),
  coins: (view: BaseView) => (view as JewelView).players.map((player) => player.tally.total),
  notes: (options) => [
    { id: `jewellers-option-manner-${String(options.manner)}`, args: {} },
    ...(options.patrons ? [{ id: "jewellers-option-patrons", args: {} }] : []),
  ],
  folds: {},
  joins: { "jewellers-log-picked": "jewellers-log-picked-many" },
  terms: [],
};
