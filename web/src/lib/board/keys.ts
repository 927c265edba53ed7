import type { Option } from "../protocol";
import type { ShownTable } from "../table/shown-table";

/** A board with something picked, as far as the keyboard is concerned. */
export interface Keyed {
  readonly session: ShownTable;
  readonly picked: string;
  readonly open: Option[];
  readonly end?: Option | undefined;
  byKey(key: string): Option | undefined;
  act(option: Option): void;
  drop(): void;
}

/** Whether a key belongs to a field or to the browser. */
export function typing(event: KeyboardEvent): boolean {
  const at = event.target as Element;
  return (
    at.matches("input, select, textarea, [contenteditable]") || event.ctrlKey || event.metaKey || event.altKey
  );
}

/** Esc drops, U takes back, E ends, letters choose beside the picked card, 1–9 from its list or, if it has none, from all moves. */
export function boardKeys(event: KeyboardEvent, play: Keyed): void {
  if (typing(event) || document.querySelector("dialog[open]")) return;
  const key = event.key.toLowerCase();
  const list = play.open.length ? play.open : play.session.options;
  const option = /^[1-9]$/.test(key) ? list[Number(key) - 1] : play.byKey(key);
  if (key === "escape" && play.picked) letGo(play);
  else if (option) play.act(option);
  else if (key === "u") play.session.undo();
  else if (key === "e" && play.end) play.act(play.end);
  else return;
  event.preventDefault();
}

/** Puts the card down and the keyboard back on it. */
function letGo(play: Keyed): void {
  const card = document.querySelector<HTMLElement>(".main button.picked");
  play.drop();
  card?.focus({ preventScroll: true });
}
