import type { ReplaySession } from "./replay.svelte";

/** Whether a key belongs to the focused element: a text field, a list, a button reached with Tab. */
function taken(event: KeyboardEvent): boolean {
  const at = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  if (at.matches("select, textarea, input:not([type=range])") || document.querySelector("dialog[open]"))
    return true;
  const arrow = event.key.startsWith("Arrow");
  const keyboard = at.matches(
    "button:focus-visible, a:focus-visible, summary:focus-visible, [tabindex]:focus-visible",
  );
  return keyboard && (event.key === " " || (arrow && at.closest(".main, .rail") !== null));
}

/** Space plays and pauses, arrows step, Shift and arrows go by turns, Home and End to the ends. */
export function replayKeys(event: KeyboardEvent, replay: ReplaySession): void {
  if (taken(event)) return;
  const move = moves(event, replay);
  if (!move) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.key !== " ") replay.pause();
  move();
}

function moves(event: KeyboardEvent, replay: ReplaySession): (() => void) | undefined {
  const step = (by: -1 | 1) => (): void =>
    void (event.shiftKey ? replay.toTurn(by) : replay.go(replay.moment + by));
  return {
    " ": () => (replay.playing ? replay.pause() : replay.play()),
    ArrowLeft: step(-1),
    ArrowRight: step(1),
    Home: () => void replay.go(0),
    End: () => void replay.go(replay.last),
  }[event.key];
}
