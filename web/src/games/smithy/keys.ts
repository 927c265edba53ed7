import type { Play } from "./play.svelte";

function typing(event: KeyboardEvent): boolean {
  const at = event.target as Element;
  return at.matches("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey;
}

/** Esc drops, U takes back, E ends, 1–9 choose from the picked card's list or else from all moves. */
export function boardKeys(event: KeyboardEvent, play: Play): void {
  if (typing(event) || document.querySelector("dialog[open]")) return;
  const list = play.open.length ? play.open : play.session.options;
  const option = /^[1-9]$/.test(event.key) ? list[Number(event.key) - 1] : undefined;
  if (event.key === "Escape") play.drop();
  else if (event.key === "u") play.session.undo();
  else if (event.key === "e" && play.end) play.act(play.end);
  else if (option) play.act(option);
  else return;
  event.preventDefault();
}
