/**
 * How the time of each call grows from 1,000 videos and members to 10,000 and a million of each, with ten times as many
 * likes.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { categories, likes, members, videos } from "./fill/library.ts";
import { rest } from "./support/cpu.ts";
import { type Filled, withFilled } from "./support/filled.ts";
import { machine, revision } from "./support/machine.ts";
import { measure, quantile } from "./support/measure.ts";

const most = Number(process.env["VIDEOS"] ?? 1_000_000);
const sizes = [1000, 10_000, most];
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
  const logged = <T>(step: string, work: Promise<T>): Promise<T> =>
    work.finally(() => console.log(`${minutes()} min: ${step}`));
  await withFilled(null, async (filled) => {
    const { sql } = filled;
    const measured: number[][] = [];
    for (const [at, size] of sizes.entries()) {
      const first = (sizes[at - 1] ?? 0) + 1;
      // Each library has the same shape: a hundredth of the videos has a thousand likes each, the others none.
      const statements = [categories, ...members(first, size), ...videos(first, size), ...likes(1000, size / 100)];
      await logged(`${size} of each filled`, sql(...statements));
      await logged("at rest", rest());
      measured.push(await logged(`${size} of each measured`, medians(filled, size)));
    }
    const grown = calls.map(([name], at) => {
      const each = measured.map((size) => size[at] ?? Number.NaN);
      const times = (each.at(-1) ?? Number.NaN) / (each[0] ?? Number.NaN);
      return `| ${[name, ...each.map((ms) => ms.toFixed(2)), times.toFixed(2), times <= 1.2 ? "yes" : "no"].join(" | ")} |`;
    });
    const named = sizes.map((size) => size.toLocaleString("en"));
    const text = [
      "# Growth",
      "Written by `npm run bench -- scale`. Medians in ms, of the best of five rounds, by number of videos and members; likes: ten times as many.",
      `${machine()}, revision ${revision()}; ${minutes()} minutes`,
      [`| call | ${named.join(" | ")} | times | ≤ 1.2 |`, `| --- |${" --- |".repeat(sizes.length + 2)}`, ...grown].join(
        "\n",
      ),
    ].join("\n\n");
    console.log(text);
    writeFileSync(path.join(import.meta.dirname, "SCALE.md"), `${text}\n`);
  });
}
