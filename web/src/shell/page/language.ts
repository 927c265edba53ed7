import { attempt } from "../../lib/net/notice.svelte";
import { words, type Language } from "../../lib/words/words.svelte";

export const speak = (lang: Language): Promise<void> => attempt(() => words.speak(lang));

/** Switches to the language chosen in a list; resets the list if its texts can't be loaded. */
export async function chosen({
  currentTarget: list,
}: Event & { currentTarget: HTMLSelectElement }): Promise<void> {
  await speak(list.value as Language);
  list.value = words.lang;
}
