import type { Line } from "../../lib/protocol";

/** The eleven phases of a round. */
export const PHASES = [
  "placement",
  "reveal",
  "prices",
  "ghosts",
  "mining",
  "lords",
  "notch",
  "expiry",
  "refill",
  "return",
  "pass",
];
/** Symbols are used around the lords' phase; contracts fall automatically. */
const WITHIN: Record<string, string> = { symbols: "lords", contracts: "notch" };
const SAID = "silberzwerg-log-";
/** By phase: how the lines of the log that belong to it begin. */
const LINES: Record<string, string[]> = {
  reveal: ["revealed"],
  prices: ["prices"],
  ghosts: [
    "banished",
    "took",
    "raised",
    "lowered",
    "removed",
    "swapped",
    "stole",
    "rested-ghost",
    "cancelled",
  ],
  mining: ["mined"],
  lords: ["bought", "fulfilled", "tool-set", "sold", "rested-lord", "tribute", "cheapened"],
  notch: ["fell"],
  expiry: ["expired"],
  refill: ["dealt", "opened"],
  return: ["returned"],
};
const ASKED = new Set(["ghosts", "lords", "return"]);

/** The step of the round to which a phase of the view belongs. */
export const stepOf = (phase: string): number => PHASES.indexOf(WITHIN[phase] ?? phase);

export function phaseOf({ id }: Line): { phase: string; asked: boolean } | undefined {
  const kind = id.startsWith(SAID) ? id.slice(SAID.length) : "";
  const phase = Object.keys(LINES).find((name) => LINES[name]!.some((start) => kind.startsWith(start)));
  return phase ? { phase, asked: ASKED.has(phase) } : undefined;
}
