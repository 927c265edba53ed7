const STOPS = "a[href], button, input, select, textarea, summary, [tabindex]";

/** Everything that Tab reaches, in the order of the document. */
function stops(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(STOPS)].filter(
    (e) =>
      e.tabIndex >= 0 &&
      !e.matches(":disabled, [inert] *") &&
      e.checkVisibility({ visibilityProperty: true }),
  );
}

/** What Tab reaches during a lesson: after the status line what is lit, then the bubble, then the rest. */
export function order(lit: HTMLElement[], bubble: HTMLElement): HTMLElement[] {
  const everything = stops();
  const inside = everything.filter((e) => bubble.contains(e));
  const first = [...lit.filter((e) => e.matches("button:not(:disabled), a[href]")), ...inside];
  const rest = everything.filter((e) => !first.includes(e));
  const status = document.querySelector(".main > .status");
  const before = (e: HTMLElement): boolean =>
    !status ||
    status.contains(e) ||
    Boolean(status.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_PRECEDING);
  const at = rest.findLastIndex(before) + 1;
  return [...rest.slice(0, at), ...first, ...rest.slice(at)];
}

/** Moves the focus in that order; at its ends the browser decides. */
export function tab(event: KeyboardEvent, lit: HTMLElement[], bubble: HTMLElement): void {
  const all = order(lit, bubble);
  const at = all.indexOf(document.activeElement as HTMLElement);
  const to = at < 0 ? undefined : all[at + (event.shiftKey ? -1 : 1)];
  if (!to) return;
  event.preventDefault();
  to.focus();
}
