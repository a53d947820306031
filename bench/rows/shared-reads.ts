/** Calls with shared responses, next to bare `node:http` with the same bytes, from 1,000 videos to a large library. */
import { categories, fivePlans, likes, members, videos } from "../fill/library.ts";
import { superuser } from "../support/database.ts";
import type { Filled } from "../support/filled.ts";
import { load, startBare } from "../support/load.ts";
import { measure, median, quantile } from "../support/measure.ts";
import { type AddRow, atMost, inMs, ofLimit, perSecond } from "../support/rows.ts";
import { signIn } from "../support/server.ts";

const list = "/api/category/v1/video/";

interface Size {
  readonly videos: number;
  readonly seconds: number;
  readonly rounds: number;
}

/** @returns the median requests per second of a call and of its limit, measured in turns */
async function besideBare({ url, headers }: Filled, path: string, signedIn: boolean, size: Size) {
  const request = { url: url + path, headers: signedIn ? headers : {} };
  const bare = await startBare(request);
  const [ours, limits]: [number[], number[]] = [[], []];
  await load(request, 2);
  for (let round = 0; round < size.rounds; round++) {
    limits.push((await load({ ...request, url: bare.url }, size.seconds)).perSecond);
    ours.push((await load(request, size.seconds)).perSecond);
  }
  bare.stop();
  return { rate: median(ours), limit: median(limits) };
}

export async function sharedReads(filled: Filled, size: Size, addRow: AddRow): Promise<void> {
  const { url, get, sql, resident } = filled;
  const beside = async (name: string, path: string, share: number, signedIn = true) => {
    const { rate, limit } = await besideBare(filled, path, signedIn, size);
    addRow(ofLimit(name, rate, limit, "bare node:http", share));
    return rate;
  };
  const kept = async (name: string, first: number, as = filled) => {
    const { rate } = await besideBare(as, list, true, size);
    const ratio = rate / first;
    const limit = `${perSecond(first)} with 1,000 videos, no likes`;
    addRow({ name, measured: perSecond(rate), limit, ratio, goal: "≥ 0.9 × limit", met: ratio >= 0.9 });
  };
  const timed = (path: (round: number) => string, times: number) => {
    let round = 0;
    return measure(() => get(url + path(round++)), times);
  };

  await sql(categories, ...members(1, 1000), ...videos(1, 1000));
  const first = await beside("page 1, 1,000 videos", list, 0.3);
  await beside("current_user", "/api/accounts/v1/current_user/", 0.3);
  await beside("checkpro", "/api/accounts/v1/checkpro/", 0.3);
  await beside("categories", "/api/category/v1/categories/", 0.3);
  await beside("landing page", "/", 0.5, false);
  await load({ url: url + list, headers: filled.headers }, 60);
  addRow(atMost("memory after requesting page 1 for 60 s", resident(), "MB", 160));
  await sql(...likes(1000, 1000));
  await kept("page 1, 1,000 likes per video", first);

  await sql(...videos(1001, size.videos));
  const count = size.videos.toLocaleString("en");
  await kept(`page 1, ${count} videos, 1,000,000 likes`, first);
  await beside(
    `cached search, ${Math.round(size.videos / 6).toLocaleString("en")} results`,
    `${list}?search=ocean`,
    0.1,
  );
  const email = "plan-member@example.com";
  await sql(...fivePlans(email));
  const { token } = await signIn(url, { ...superuser, email });
  await kept(`page 1, ${count} videos, most of them of one of five plans`, first, {
    ...filled,
    headers: { Authorization: `Token ${token}` },
  });
  const p95 = async (name: string, path: (round: number) => string) =>
    addRow(atMost(`${name}, p95`, quantile(await timed(path, 40), 0.95), "ms", 30));
  await p95("new search, a sixth of the library", (n) => `${list}?search=ocean&again=${n}`);
  // Searches for word prefixes: three digits match over a thousand of a million videos.
  await p95("new search, a thousand results", (n) => `${list}?search=number%20${500 + n}`);
  await p95("new search, one result", (n) => `${list}?search=number%20${size.videos - 100 + n}`);
  await p95("new search, a common and a rare word", (n) => `${list}?search=ocean%20${600 + 6 * n}`);

  const page1 = quantile(await timed((n) => `${list}?again=${n}`, 50), 0.5);
  const last = Math.floor((size.videos / 12) * 0.96);
  const [firstDeep = 0] = await timed(() => `${list}?page=${last}`, 1);
  const deep = quantile(await timed((n) => `${list}?page=${last - 1 - n}`, 50), 0.5);
  const name = `page ${last.toLocaleString("en")} by number`;
  const limit = `${inMs(page1)} page 1, uncached`;
  addRow({ name, measured: inMs(deep), limit, ratio: deep / page1, goal: "≤ 5 × limit", met: deep <= 5 * page1 });
  addRow(atMost(`${name}, first after a change`, firstDeep, "ms", 1000));
}
