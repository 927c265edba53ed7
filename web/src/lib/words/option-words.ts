import type { OptionInfo, OptionValue } from "../protocol";

/** The message that names an option of a game. */
export const optionWord = (game: string, name: string): string => `${game}-option-${name.replace("_", "-")}`;

/** Whether the other options and the number of players leave a choice. */
export const fits = (info: OptionInfo, said: Record<string, OptionValue>): boolean =>
  Object.entries(info.only).every(([other, values]) => values.includes(String(said[other])));
