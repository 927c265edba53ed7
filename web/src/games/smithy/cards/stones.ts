const COLORS: Record<string, string> = {
  iron: "--m-iron",
  silver: "--m-silver",
  gold: "--m-gold",
  mithril: "--m-mithril",
  ruby: "--g-ruby",
  emerald: "--g-emerald",
  sapphire: "--g-sapphire",
  moongem: "--g-moongem",
  thunder: "--r-thunder",
  lightning: "--r-lightning",
  frost: "--r-frost",
  earth: "--r-earth",
  "any-metal": "--m-iron",
  "any-gem": "--g-opal",
  "any-rune": "--r-frost",
};

export const stoneColor = (kind: string): string => `var(${COLORS[kind] ?? "--ink"})`;
