import { setTimeout as sleep } from "node:timers/promises";
import type { TestMember } from "#test/app/members.ts";

const asked = ["/", "/api/public/v1/showcase/", "/api/category/v1/video/", "/api/notes/v1/notes/"];

/** Members who browse a server, and whose requests are timed. */
export function visitors(port: number, members: readonly TestMember[]) {
  /** In milliseconds. */
  const times: number[] = [];
  /** How often each failure occurred. */
  const failures = new Map<string, number>();

  async function call(path: string, token: string): Promise<void> {
    const began = performance.now();
    const outcome = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { authorization: `Token ${token}` },
    }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.ok ? undefined : `${path} ${answer.status}`;
      },
      () => `${path} cut off`,
    );
    times.push(performance.now() - began);
    if (outcome !== undefined) failures.set(outcome, (failures.get(outcome) ?? 0) + 1);
  }

  return {
    times,
    failures,
    /** Lets them all browse until they are stopped; each sends a request about every tenth of a second. */
    come: () => {
      let staying = true;
      const all = Promise.all(
        members.map(async ({ token }, n) => {
          for (let turn = n; staying; turn++) {
            await call(asked[turn % asked.length] ?? "/", token);
            await sleep(100);
          }
        }),
      );
      return async () => {
        staying = false;
        await all;
      };
    },
  };
}

/** The value at a percentile. */
export function percentile(values: readonly number[], of: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * of) / 100))] ?? 0;
}
