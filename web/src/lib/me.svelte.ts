import { api } from "./api";
import type { Me } from "./protocol";

const NAMES = ["Eitri", "Sindri", "Astrid", "Signy", "Ivar", "Dvalin", "Nori", "Thora", "Fjalar", "Hild", "Alviss", "Gunnhild"];

class Guest {
  who = $state<Me | null>(null);
  /** The dialog for name and login is open. */
  asking = $state(false);

  async load(): Promise<void> {
    this.who = await api.me();
  }

  /** Whoever has no name yet gets one: nobody signs up to play. */
  async ensure(): Promise<Me> {
    this.who ??= await api.enter(NAMES[Math.floor(Math.random() * NAMES.length)]!);
    return this.who;
  }

  async rename(name: string): Promise<void> {
    this.who = this.who ? await api.rename(name) : await api.enter(name);
  }

  async login(login: string, password: string): Promise<void> {
    this.who = await api.login(login, password);
  }

  /** The server no longer knows this person: a new name or a login is the way on. */
  forget(): void {
    this.who = null;
    this.asking = true;
  }
}

export const guest = new Guest();
