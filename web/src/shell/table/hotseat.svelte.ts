import type { Session } from "../../lib/table/session.svelte";

/** Several players on one device: who may look, and whom the curtain is waiting for. */
export class HotSeat {
  private shown = $state(-1);

  constructor(private readonly session: Session) {}

  private get mine(): number[] {
    return this.session.table?.seats.filter((seat) => seat.mine && !seat.bot).map((seat) => seat.n) ?? [];
  }

  /** The seat that must act; nobody takes the device while a bot or a remote player acts. */
  get next(): number {
    const { mine, shown } = this;
    const asked = mine.filter((seat) => this.session.view?.waiting.includes(seat));
    if (asked.includes(shown)) return shown;
    return asked[0] ?? (mine.includes(shown) ? shown : (mine[0] ?? -1));
  }

  get curtain(): boolean {
    if (this.mine.length < 2 || this.session.view?.over) return false;
    return this.shown !== this.next || this.session.seat !== this.shown;
  }

  show(): void {
    this.shown = this.next;
    this.session.look(this.shown);
  }
}
