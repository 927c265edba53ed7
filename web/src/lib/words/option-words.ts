import type { OptionInfo, OptionValue } from "../protocol";

/** The message that names an option of a game. */
export const optionWord = (game: string, name: string): string => `${game}-option-${name.replace("_", "-")}`;

/** Whether an option can be changed with these other options and this number of players. */
export const fits = (info: OptionInfo, said: Record<string, OptionValue>): boolean =>
  Object.entries(info.only).every(([other, values]) => values.includes(String(said[other])));
