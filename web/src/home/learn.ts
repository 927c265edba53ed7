import { api } from "../lib/net/api";
import { guest } from "../lib/net/me.svelte";
import type { Progress } from "../lib/protocol";
import { route } from "../lib/net/route.svelte";
import { RESUME } from "../lib/table/coached.svelte";

/** A lesson that was begun and not finished. */
export const begun = ({ status }: Progress): boolean => status === "running" || status === "left";

/** Whether the lesson is what helps this player most: they have finished neither it nor a game. */
export const learnFirst = (lesson: Progress): boolean =>
  begun(lesson) || (!lesson.played && lesson.status !== "done");

/** Goes to the unfinished lesson of a game, or begins one. */
export async function learn(game: string): Promise<void> {
  await guest.ensure();
  const { id } = await api.learn(game);
  route.go(`/table/${id}${RESUME}`);
}
