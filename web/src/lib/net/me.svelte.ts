import { api, Refusal } from "./api";
import type { Me } from "../protocol";

const NAMES = [
  "Eitri",
  "Sindri",
  "Astrid",
  "Signy",
  "Ivar",
  "Dvalin",
  "Nori",
  "Thora",
  "Fjalar",
  "Hild",
  "Alviss",
  "Gunnhild",
];
export const LONGEST_NAME = 24;
const KNOWN = "dvergar-known"; // the server has known somebody in this browser

/** A random name that is not taken, for a player who enters none. */
export function drawnName(taken: string[] = []): string {
  const free = NAMES.filter((name) => !taken.includes(name));
  return free[Math.floor(Math.random() * free.length)] ?? "";
}

class Guest {
  who = $state<Me | null>(null);
  /** The dialog for name and login is open. */
  asking = $state(false);

  /** Asks the server who this is, and shows a notice if it no longer knows this browser. */
  async load(): Promise<void> {
    const who = await api.me();
    if (who) this.become(who);
    else if (localStorage.getItem(KNOWN)) {
      this.forget();
      throw new Refusal({ id: "web-session-over", args: {} });
    }
  }

  /** Gives a name to a player without one: nobody has to sign up. */
  async ensure(): Promise<Me> {
    return this.who ?? this.become(await api.enter(drawnName()));
  }

  async rename(name: string): Promise<void> {
    this.become(this.who ? await api.rename(name) : await api.enter(name));
  }

  async login(login: string, password: string): Promise<void> {
    this.become(await api.login(login, password));
  }

  /** The server no longer knows this person, who needs a new name or a login. */
  forget(): void {
    this.who = null;
    this.asking = true;
    localStorage.removeItem(KNOWN);
  }

  private become(who: Me): Me {
    localStorage.setItem(KNOWN, "yes");
    return (this.who = who);
  }
}

export const guest = new Guest();
