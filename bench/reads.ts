/**
 * Measures the calls that many share beside bare `node:http` with the same bytes, in the same run, from 1,000 videos to
 * 1,000,000. Run: npm run reads -w bench
 */
import { VideoPage } from "@mindreel/contract/catalogue/videos";
import { Value } from "typebox/value";
import { withFilled } from "./support/filled.ts";
import { load, startBare, tool } from "./support/load.ts";
import { machine, revision } from "./support/machine.ts";
import { measure, quantile } from "./support/measure.ts";

const seconds = Number(process.env["SECONDS"] ?? 5);
const rounds = Number(process.env["ROUNDS"] ?? 3);
const most = Number(process.env["VIDEOS"] ?? 1_000_000);

/** Without the triggers, which are measured elsewhere, and do row by row what is done at once here. */
const [plain, usual] = [
  "alter table videos disable trigger user; alter table likes disable trigger user",
  "alter table videos enable trigger user; alter table likes enable trigger user",
];

const few = `
  insert into categories (name) select 'Category ' || n from generate_series(1, 12) n;
  insert into users (username, email) select 'member ' || n, 'member' || n || '@example.com' from generate_series(1, 1000) n`;

/** Videos from a number to another one. */
const videos = (from: number, to: number): string[] => [
  plain,
  `insert into videos (title, description, category_id, source, source_kind, oid, created_at)
    select 'Film number ' || n, case when n % 6 = 0 then 'About the ocean and ' else 'About mountains and ' end || md5(n::text),
      1 + n % 12, 'https://videos.example.com/' || n || '.mp4', 'file', n::text,
      '2020-01-01'::timestamptz + n * interval '1 minute'
    from generate_series(${from}, ${to}) n`,
  `update library set video_count = (select count(*) from videos);
   update categories c set video_count = (select count(*) from videos v where v.category_id = c.id)`,
  usual,
  "vacuum analyze videos",
  "select pg_notify('mindreel_changes', 'video *')",
];

const likes = [
  plain,
  "insert into likes (user_id, video_id) select u.id, v.id from users u, videos v where u.username like 'member %'",
  "update videos set like_count = (select count(*) from likes l where l.video_id = videos.id)",
  usual,
  "vacuum analyze likes, videos",
  "select pg_notify('mindreel_changes', 'video *')",
];

const median = (figures: readonly number[]) =>
  quantile(
    figures.toSorted((a, b) => a - b),
    0.5,
  );

await withFilled(null, async ({ url, get, headers, sql, resident, peak }) => {
  console.log(`${machine()}, revision ${revision()}; ${tool}, 50 connections, ${rounds} × ${seconds} s each`);
  console.log("| call | bytes | a second | bare node:http | ratio |\n| --- | --- | --- | --- | --- |");

  /** Measures a call beside its limit, in turns. */
  async function row(name: string, path: string): Promise<void> {
    const request = { url: url + path, headers };
    const bytes = (await get(request.url)).length;
    const bare = await startBare(request);
    const [ours, limit]: [number[], number[]] = [[], []];
    await load(request, 2);
    for (let round = 0; round < rounds; round++) {
      limit.push(await load({ ...request, url: bare.url }, seconds));
      ours.push(await load(request, seconds));
    }
    bare.stop();
    const ratio = (median(ours) / median(limit)).toFixed(2);
    console.log(`| ${name} | ${bytes} | ${Math.round(median(ours))} | ${Math.round(median(limit))} | ${ratio} |`);
  }

  async function timed(name: string, path: (round: number) => string, times: number): Promise<number> {
    let round = 0;
    const taken = await measure(() => get(url + path(round++)), times);
    const [p50, p95] = [quantile(taken, 0.5), quantile(taken, 0.95)];
    console.log(`${name}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`);
    return p50;
  }

  const list = "/api/category/v1/video/";
  await sql(few);
  await sql(...videos(1, 1000));
  await row("catalogue page 1, 1,000 videos", list);
  await row("current_user", "/api/accounts/v1/current_user/");
  await row("checkpro", "/api/accounts/v1/checkpro/");
  await row("categories", "/api/category/v1/categories/");
  await sql(...likes);
  await row("page 1, 1,000 likes on each video", list);
  await sql(...videos(1001, most));
  await row("page 1, 1,000,000 videos and likes", list);
  await row("search, asked again", `${list}?search=ocean`);

  await timed("new search", (n) => `${list}?search=ocean&again=${n}`, 50);
  await timed("new search, one result", (n) => `${list}?search=number%20${500 + n}`, 50);
  const first = await timed("page 1, new each time", (n) => `${list}?again=${n}`, 50);
  const last = Math.ceil(Value.Parse(VideoPage, JSON.parse(await get(url + list))).count / 12);
  const number = Math.floor((last * 24) / 25);
  await timed(`page ${number}, by its number, the first time`, () => `${list}?page=${number}`, 1);
  const deep = await timed(`page ${number}, by its number`, (n) => `${list}?page=${number - n}`, 50);
  console.log(`that is ${(deep / first).toFixed(1)} times page 1`);
  await load({ url: url + list, headers }, 60);
  console.log(`after 60 s of page 1: resident ${resident()} MB, at most ${peak()} MB`);
});
