import type { Session } from "./session.svelte";
import { t } from "./words.svelte";

const DAY = 86400;
export const LOW = 30;

/** The seconds left for a seat, counting down while it is asked. */
export function left(session: Session, seat: number, now: number): number {
  const running = session.deadline > 0 && (session.view?.waiting.includes(seat) ?? false);
  return Math.max(0, Math.round(running ? session.deadline - now : (session.table?.seats[seat]?.bank ?? 0)));
}

export function shownTime(seconds: number): string {
  if (seconds >= DAY) return t("web-days", { days: Math.floor(seconds / DAY) });
  const two = (n: number): string => String(n).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
