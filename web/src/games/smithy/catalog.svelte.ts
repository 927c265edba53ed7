import { api } from "../../lib/api";
import { RUNES, type Piece } from "./view";

export interface GuildCard {
  id: string;
  type: "apprentice" | "tool" | "item" | "kings-item";
  subtype: string;
  cost: string[];
  buy: number;
  value: number;
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

/** The cards of the newest set, by id. */
class Catalog {
  guild = $state.raw(new Map<string, GuildCard>());
  private resources = $state.raw(new Map<string, Resource>());

  async load(): Promise<void> {
    if (this.guild.size) return;
    const [resources = [], guild = []] = await api.cards("smithy");
    this.resources = new Map(
      resources.map((r) => [
        String(r.name),
        { unrefined: values(String(r.unrefined)), refined: values(String(r.refined)) },
      ]),
    );
    this.guild = new Map(
      guild.map((g) => [
        String(g.name),
        {
          id: String(g.name),
          type: g.type as GuildCard["type"],
          subtype: String(g.subtype),
          cost: g.cost as string[],
          buy: Number(g.buy),
          value: Number(g.value),
        },
      ]),
    );
  }

  /** A card as it would lie open on the given side. */
  piece(card: string, refined: boolean): Piece {
    const guild = this.guild.get(card);
    if (guild) return { card, refined: false, tilted: false, buy: guild.buy, sell: 0 };
    const rune = RUNES.has(card);
    const worth = this.resources.get(card)?.[refined || rune ? "refined" : "unrefined"];
    return { card, refined: refined && !rune, tilted: false, buy: worth?.buy ?? 0, sell: worth?.sell ?? 0 };
  }
}

export const catalog = new Catalog();
