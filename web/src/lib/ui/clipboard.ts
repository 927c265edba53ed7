/** Copies a text to the clipboard, even without https, and returns whether that worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
}

/** Without https there is no clipboard API, but selected text can be copied. */
function copyByHand(text: string): boolean {
  const before = document.activeElement as HTMLElement | null;
  const box = document.body.appendChild(document.createElement("textarea"));
  box.className = "sr";
  box.value = text;
  box.select();
  const done = document.execCommand("copy");
  box.remove();
  before?.focus();
  return done;
}
