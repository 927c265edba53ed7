import Anvil from "~icons/game-icons/anvil";
import Impact from "~icons/game-icons/anvil-impact";
import type { BaseView } from "../../lib/protocol";
import type { Game } from "..";
import gate from "./gate.svg";
import type { SmithyView } from "./view";

const DRAWN = ["drew-mine", "drew-mine-card", "drew-guild", "drew-guild-card"];

export const smithy: Game = {
  letter: "S",
  Icon: Impact,
  door: { Sign: Anvil, gate, minutes: 60, weight: "web-weight-medium" },
  parts: () => import("./parts"),
  guide: () => import("./guide"),
  sheet: "web-weighing",
  turn: "smithy-log-turn",
  round: (view: BaseView) => ({ id: "smithy-round", args: { round: (view as SmithyView).round } }),
  coins: (view: BaseView) => (view as SmithyView).smiths.map((smith) => smith.coins),
  folds: {
    ...Object.fromEntries(DRAWN.map((line) => [`smithy-log-${line}`, "web-since-draws"])),
    "smithy-log-passed": "web-since-passes",
  },
  needs: { "S4.1": ({ bidding }) => bidding === true, "S4.2": ({ endless_mine }) => endless_mine === true },
};
