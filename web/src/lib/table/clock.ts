import type { Session } from "./session.svelte";
import { t } from "../words/words.svelte";

const DAY = 86400;
export const LOW = 30;

/** The seconds left for a seat, counting down while it must act: from its own bank, or from the shared number of days. */
export function left(session: Session, seat: number, now: number): number {
  const { table, view, since, deadline } = session;
  const bank = table?.seats[seat]?.bank ?? 0;
  const running = deadline > 0 && (view?.waiting.includes(seat) ?? false);
  const end = table?.clock.kind === "live" ? since + bank : deadline;
  return Math.max(0, Math.round(running ? end - now : bank));
}

export function shownTime(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  if (seconds >= DAY) return t("web-days-hours", { days: Math.floor(hours / 24), hours: hours % 24 });
  const two = (n: number): string => String(n).padStart(2, "0");
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
