/** How the time of each call grows from 1,000 videos and members to a million of each, with ten times as many likes. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { categories, likes, members, videos } from "./fill/library.ts";
import { type Filled, withFilled } from "./support/filled.ts";
import { machine, revision } from "./support/machine.ts";
import { measure, quantile } from "./support/measure.ts";

const most = Number(process.env["VIDEOS"] ?? 1_000_000);
const list = "/api/category/v1/video/";
/** Paths by round and number of videos. All but the cached calls vary with the round, so that the cache misses. */
const calls: readonly (readonly [name: string, path: (round: number, videos: number) => string])[] = [
  ["page 1, cached", () => list],
  ["page 1, uncached", (n) => `${list}?again=${n}`],
  ["page 40 by number", (n) => `${list}?page=40&again=${n}`],
  ["category", (n) => `${list}?category=Category%205&again=${n}`],
  ["by title", (n) => `${list}?ordering=title&again=${n}`],
  ["most liked", (n) => `${list}?ordering=popular&again=${n}`],
  ["search, one result", (n, videos) => `${list}?search=number%20${videos - (n % videos)}`],
  ["search, a sixth of the library", (n) => `${list}?search=ocean&again=${n}`],
  ["current_user", () => "/api/accounts/v1/current_user/"],
  ["categories", () => "/api/category/v1/categories/"],
  ["member list, as a superuser", (n) => `/api/accounts/v1/userlist/?again=${n}`],
];

/**
 * The best of several rounds, since other work on the machine only adds time. All calls take turns, so that the server is
 * as warm for the first as for the last.
 */
async function medians({ url, get }: Filled, videos: number): Promise<number[]> {
  let n = 0;
  const best = calls.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < 5; round++) {
    for (const [at, [, path]] of calls.entries()) {
      const taken = await measure(() => get(url + path(n++, videos)), 200);
      best[at] = Math.min(best[at] ?? Number.NaN, quantile(taken, 0.5));
    }
  }
  return best;
}

export async function scale(): Promise<void> {
  const began = performance.now();
  const minutes = () => ((performance.now() - began) / 60_000).toFixed(1);
  const told = <T>(step: string, work: Promise<T>): Promise<T> =>
    work.finally(() => console.log(`${minutes()} min: ${step}`));
  await withFilled(null, async (filled) => {
    const { sql } = filled;
    // Both libraries have the same shape: a hundredth of the videos has a thousand likes each, the others none.
    const small = await told(
      "1,000 of each measured",
      sql(categories, ...members(1, 1000), ...videos(1, 1000), ...likes(1000, 10)).then(() => medians(filled, 1000)),
    );
    await told("members filled", sql(...members(1001, most)));
    await told("videos filled", sql(...videos(1001, most)));
    await told("likes filled", sql(...likes(1000, most / 100)));
    // PostgreSQL still writes out what was filled, and vacuums it.
    await told("waited", sleep(60_000));
    const large = await told("all measured", medians(filled, most));
    const grown = calls.map(([name], at) => {
      const [before = Number.NaN, after = Number.NaN] = [small[at], large[at]];
      const times = after / before;
      return `| ${name} | ${before.toFixed(2)} | ${after.toFixed(2)} | ${times.toFixed(2)} | ${times <= 1.2 ? "yes" : "no"} |`;
    });
    const count = most.toLocaleString("en");
    const text = [
      "# Growth",
      "Written by `npm run bench -- scale`. Medians in ms, of the best of five rounds.",
      `${machine()}, revision ${revision()}; from 1,000 videos, 10,000 likes and 1,000 members to ${count} videos, ${(most * 10).toLocaleString("en")} likes and ${count} members; ${minutes()} minutes`,
      ["| call | 1,000 | large | times | ≤ 1.2 |", "| --- | --- | --- | --- | --- |", ...grown].join("\n"),
    ].join("\n\n");
    console.log(text);
    writeFileSync(path.join(import.meta.dirname, "SCALE.md"), `${text}\n`);
  });
}
