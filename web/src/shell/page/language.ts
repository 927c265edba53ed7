import { attempt } from "../../lib/net/notice.svelte";
import { words, type Language } from "../../lib/words/words.svelte";

export const speak = (lang: Language): Promise<void> => attempt(() => words.speak(lang));

/** The language that was chosen in a list; if its words can't be had, the list goes back. */
export async function chosen({
  currentTarget: list,
}: Event & { currentTarget: HTMLSelectElement }): Promise<void> {
  await speak(list.value as Language);
  list.value = words.lang;
}
