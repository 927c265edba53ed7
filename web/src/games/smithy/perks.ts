/** What a tool saves, and on what: the pictures on its card. */
interface Saving {
  saves: string;
  on: string[];
}

const saving = (saves: string, ...on: string[]): Saving => ({ saves, on });

export const SAVINGS: Record<string, Saving> = {
  "nail-header": saving("iron", "item"),
  "gem-vice": saving("any-gem", "weapon", "shield"),
  "casting-ladle": saving("silver", "item"),
  "plate-stake": saving("any-metal", "armor"),
  "rune-chisel": saving("any-rune", "weapon", "armor"),
  "long-tongs": saving("iron", "weapon", "shield"),
  "gold-burnisher": saving("gold", "item"),
  "shield-form": saving("any-metal", "shield"),
  "school-bench": saving("any-metal", "apprentice", "tool"),
  "star-crucible": saving("mithril", "weapon"),
  "crown-fuller": saving("mithril", "shield"),
  "gilding-brush": saving("gold", "kings-item"),
  "facet-wheel": saving("any-gem", "armor", "other"),
  "glyph-stamp": saving("any-rune", "shield", "other"),
  "silver-needle": saving("silver", "armor", "shield"),
  "royal-swage": saving("iron", "kings-item"),
};
