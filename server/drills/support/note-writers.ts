import { setTimeout as sleep } from "node:timers/promises";
import type { LoneServer } from "./lone-server.ts";

/** Members who write notes continuously, each one at a time, and record which were acknowledged. */
export function noteWriters({ members, video }: Pick<LoneServer, "members" | "video">) {
  /** The text by the id. */
  const acknowledged = new Map<number, string>();
  /** The number of responses by each other status; `cut off` if there was no response. */
  const refused = new Map<string, number>();
  const refuse = (what: string) => refused.set(what, (refused.get(what) ?? 0) + 1);
  let [written, latest, longestGap] = [0, 0, 0];

  async function write(port: number, token: string): Promise<void> {
    const text = `note ${++written}`;
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/api/notes/v1/notes/`, {
        method: "POST",
        headers: { authorization: `Token ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ video, at: 1, text }),
      });
      const body: unknown = await answer.json();
      if (answer.status === 201) {
        acknowledged.set((body as { id: number }).id, text);
        const now = performance.now();
        if (latest > 0) longestGap = Math.max(longestGap, now - latest);
        latest = now;
        return;
      }
      refuse(
        answer.status === 503 && answer.headers.has("retry-after") ? "503" : JSON.stringify([answer.status, body]),
      );
    } catch {
      refuse("cut off");
    }
    await sleep(20);
  }

  return {
    acknowledged,
    refused,
    /** The longest time in milliseconds without an acknowledged note, from the first one on. */
    longestGap: () => longestGap,
    /** Lets them write to a server until they are stopped. */
    begin: (port: number) => {
      let writing = true;
      const all = Promise.all(
        members.map(async ({ token }) => {
          while (writing) await write(port, token);
        }),
      );
      return async () => {
        writing = false;
        await all;
      };
    },
  };
}

/** The acknowledged notes that are not in the database as they were written. */
export async function lostNotes(
  { query }: Pick<LoneServer, "query">,
  acknowledged: ReadonlyMap<number, string>,
): Promise<string[]> {
  const kept = new Map((await query("select id, text from notes")).map(({ id, text }) => [id, text]));
  return [...acknowledged].filter(([id, text]) => kept.get(id) !== text).map(([, text]) => text);
}
