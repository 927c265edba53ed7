import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "../net/api";

export const LANGUAGES = ["en", "fr", "hu", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
type Args = Record<string, FluentVariable>;

const KEPT = "dvergar-language";

class Words {
  lang = $state<Language>(preferred());
  private bundle = $state.raw<FluentBundle | null>(null);
  private readonly loaded = new Map<Language, FluentBundle>();

  get ready(): boolean {
    return this.bundle !== null;
  }

  /** Switches the language; keeps the old one if the new texts can't be loaded. */
  async speak(lang: Language): Promise<void> {
    const bundle = this.loaded.get(lang) ?? (await load(lang));
    this.loaded.set(lang, bundle);
    this.bundle = bundle;
    this.lang = lang;
    localStorage.setItem(KEPT, lang);
    document.documentElement.lang = lang;
  }

  has(id: string): boolean {
    const [name, attribute] = split(id);
    const message = this.bundle?.getMessage(name);
    return message !== undefined && (attribute === "" || attribute in message.attributes);
  }

  /** The ids of the messages that begin with `start`, in the order of the locale files. */
  idsFrom(start: string): string[] {
    return [...(this.bundle?._messages.keys() ?? [])].filter((id) => id.startsWith(start));
  }

  /** The message `id`, or its attribute as `id.attribute`; the id itself if it doesn't exist. */
  text(id: string, args: Args = {}): string {
    const [name, attribute] = split(id);
    const message = this.bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? this.bundle!.formatPattern(pattern, args, []) : id;
  }
}

function split(id: string): [string, string] {
  const [name = "", attribute = ""] = id.split(".");
  return [name, attribute];
}

function preferred(): Language {
  const wished = [localStorage.getItem(KEPT) ?? "", ...navigator.languages].map((l) => l.slice(0, 2));
  return LANGUAGES.find((l) => l === wished.find((w) => LANGUAGES.some((known) => known === w))) ?? "en";
}

async function load(lang: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(await api.words(lang)));
  return bundle;
}

export const words = new Words();
export const t = (id: string, args: Args = {}): string => words.text(id, args);

/** A label and its text, punctuated as the language requires. */
export const labelled = (name: string, what: string | number = ""): string =>
  t(what === "" ? "web-told-next" : "web-told", { name, what: String(what) });
