import type { Blocked, Option } from "../../lib/protocol";
import type { Session } from "../../lib/session.svelte";
import type { SmithyView } from "./view";

const ONE_CLICK = ["pay", "with", "complete", "fire", "exchange", "draw-mine", "draw-guild"];
export const END = "smithy-do-end";

/** What the player has picked up, and where it can go. */
export class Play {
  picked = $state("");

  constructor(readonly session: Session) {}

  get view(): SmithyView {
    return this.session.view as SmithyView;
  }

  of(thing: string): Option[] {
    return this.session.options.filter((o) => o.thing === thing);
  }

  blocked(thing: string): Blocked[] {
    return (this.view.blocked ?? []).filter((b) => b.thing === thing);
  }

  get open(): Option[] {
    return this.picked ? this.of(this.picked) : [];
  }

  get end(): Option | undefined {
    return this.session.options.find((o) => o.line.id === END);
  }

  /** Questions with a few answers show them as buttons; in the action phase the board does. */
  get answers(): Option[] {
    return this.session.asked && !this.end ? this.session.options : [];
  }

  pick(thing: string): void {
    const [only, ...more] = this.of(thing);
    if (only && !more.length && ONE_CLICK.some((verb) => only.line.id === `smithy-do-${verb}`)) this.act(only);
    else this.picked = this.picked === thing ? "" : thing;
  }

  act(option: Option): void {
    this.picked = "";
    this.session.act(option.action);
  }

  drop(): void {
    this.picked = "";
  }

  /** The action that takes the picked thing to an area, if there is just one. */
  target(area: string): Option | undefined {
    return this.open.find((o) => o.ends === area && !o.line.id.startsWith("smithy-do-craft") && !o.line.id.startsWith("smithy-do-train"));
  }

  /** How many of a refined resource the picked craft would use. */
  uses(resource: string): number {
    return this.open.find((o) => o.pays.length)?.pays.filter((p) => p === resource).length ?? 0;
  }
}
