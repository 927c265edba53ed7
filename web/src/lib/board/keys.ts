import type { Play } from "../play.svelte";

/** Whether a key press is meant for an input field or the browser. */
export function typing(event: KeyboardEvent): boolean {
  const at = event.target as Element;
  return (
    at.matches("input, select, textarea, [contenteditable]") || event.ctrlKey || event.metaKey || event.altKey
  );
}

/** Esc deselects, U undoes, E ends the turn. Letters and 1–9 choose an action of the selected card; without one, 1–9 choose from all actions. */
export function boardKeys(event: KeyboardEvent, play: Play): void {
  if (typing(event) || document.querySelector("dialog[open]")) return;
  const work = workOf(event.key.toLowerCase(), play);
  if (!work) return;
  event.preventDefault();
  work();
}

function workOf(key: string, play: Play): (() => void) | undefined {
  if (key === "escape" && play.picked) return () => letGo(play);
  const list = play.open.length ? play.open : play.session.choices;
  const option = /^[1-9]$/.test(key) ? list[Number(key) - 1] : play.byKey(key);
  const { end } = play;
  if (option) return () => play.act(option);
  if (key === "u") return () => play.session.undo();
  return key === "e" && end ? () => play.act(end) : play.ownKey(key);
}

/** Deselects the card and moves the focus back to it. */
function letGo(play: Play): void {
  const card = document.querySelector<HTMLElement>(".main button.picked");
  play.drop();
  card?.focus({ preventScroll: true });
}
