import type { Play } from "../play.svelte";

/** Whether a key belongs to a field or to the browser. */
export function typing(event: KeyboardEvent): boolean {
  const at = event.target as Element;
  return (
    at.matches("input, select, textarea, [contenteditable]") || event.ctrlKey || event.metaKey || event.altKey
  );
}

/** Esc drops, U takes back, E ends, letters choose beside the picked card, 1–9 from its list or, if it has none, from all moves. */
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

/** Puts the card down and the keyboard back on it. */
function letGo(play: Play): void {
  const card = document.querySelector<HTMLElement>(".main button.picked");
  play.drop();
  card?.focus({ preventScroll: true });
}
