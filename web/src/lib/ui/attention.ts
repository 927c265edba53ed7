import { settings } from "./settings.svelte";

const ICON = "/favicon.svg";
const TURN = "/favicon-turn.svg";

/** Shows in the tab's title and icon whether it is my turn. */
export function showTurn(mine: boolean, title: string): void {
  document.title = title;
  document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", mine ? TURN : ICON);
}

export const canNotify = (): boolean => "Notification" in window && isSecureContext;

/** Asks the browser for permission; true if it will show notifications. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** A system notification, for a page in the background. */
export async function notify(title: string, body: string, tag: string): Promise<void> {
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  const options = { body, tag, icon: "/icon-192.png" };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options).onclick = () => focus();
}
