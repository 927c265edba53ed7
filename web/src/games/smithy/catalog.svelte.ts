import { cards, type Row } from "../../lib/table/cards.svelte";
import { t } from "../../lib/words/words.svelte";
import { RUNES, type Piece } from "./view";

export interface GuildCard {
  id: string;
  type: "apprentice" | "tool" | "item" | "kings-item";
  subtype: string;
  cost: string[];
  buy: number;
  value: number;
  /** The part that a tool saves, and on what. */
  saves: string;
  on: string[];
  text: string;
}
interface Values {
  buy: number;
  sell: number;
}
interface Resource {
  unrefined: Values;
  refined: Values;
}

function values(text: string): Values {
  const [buy = 0, sell = 0] = text.split("/").map(Number);
  return { buy, sell };
}

const resourceOf = (row: Row): Resource => ({
  unrefined: values(String(row.unrefined)),
  refined: values(String(row.refined)),
});

function guildOf(row: Row): GuildCard {
  return {
    id: String(row.name),
    type: row.type as GuildCard["type"],
    subtype: String(row.subtype),
    cost: row.cost as string[],
    buy: Number(row.buy),
    value: Number(row.value),
    saves: String(row.saves),
    on: row.on ? (row.on as string[]) : [],
    text: String(row.text),
  };
}

/** The cards of the open set, by id. */
class Catalog {
  private readonly resources: Map<string, Resource> = $derived(
    new Map(cards.table(0).map((row) => [String(row.name), resourceOf(row)])),
  );
  readonly guild: Map<string, GuildCard> = $derived(
    new Map(cards.table(1).map((row) => [String(row.name), guildOf(row)])),
  );

  /** What a card does, in the reader's language or in the words of a custom set. */
  text(card: string): string {
    const text = this.guild.get(card)?.text ?? "";
    return text.startsWith("=") ? text.slice(1) : text && t(`smithy-card-${text}`);
  }

  /** A card with the given side up. */
  piece(card: string, refined: boolean): Piece {
    const guild = this.guild.get(card);
    if (guild) return { card, refined: false, tilted: false, buy: guild.buy, sell: 0 };
    const rune = RUNES.has(card);
    const worth = this.resources.get(card)?.[refined || rune ? "refined" : "unrefined"];
    return { card, refined: refined && !rune, tilted: false, buy: worth?.buy ?? 0, sell: worth?.sell ?? 0 };
  }
}

export const catalog = new Catalog();
