import { t } from "./words.svelte";

const [MINUTE, HOUR, DAY] = [60, 3600, 86400];

/** How long something took, in words. */
export function inWords(seconds: number): string {
  const minutes = Math.round(seconds / MINUTE);
  if (minutes < 1) return t("web-lasted-short");
  if (seconds < HOUR) return t("web-lasted-minutes", { minutes });
  if (seconds < 2 * DAY)
    return t("web-lasted-hours", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  return t("web-days", { days: Math.round(seconds / DAY) });
}
