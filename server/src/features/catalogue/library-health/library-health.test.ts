import type { ServerResponse } from "node:http";
import type { Ailment } from "@mindreel/contract/catalogue/library-health";
import { beforeEach, describe, expect, it } from "vitest";
import { recogniseSource } from "#features/catalogue/sources/sources.policy.ts";
import { picture } from "#fixtures/pictures.ts";
import { oembedProviders } from "#ports/video-sources/oembed.ts";
import { createVideoSources } from "#ports/video-sources/video-sources.ts";
import { publicUrl, startApp } from "#test/app.ts";
import { first } from "#test/members.ts";
import { startProvider } from "#test/peers/provider.ts";
import * as checks from "./library-check.repository.ts";
import { createLibraryCheckService, type LibraryCheckJob } from "./library-check.service.ts";

const provider = await startProvider();
const videoSources = createVideoSources(oembedProviders(provider.origin), { ownOrigin: publicUrl, privateToo: true });
const t = await startApp({ videoSources });
const superuser = first(await t.members("superuser", 1));
const { token } = superuser;
const checkService = createLibraryCheckService({
  ...{ db: t.database.db, videoSources, clock: t.clock },
  jobs: { add: async (_, data) => void added.push(data) },
});
const added: object[] = [];
const night: LibraryCheckJob = { until: "2026-03-01T00:00:00.000Z", rateLimited: [] };

/** What the provider answers for a video, by its id; by default, that it plays. */
const answers = new Map<string, number | ((response: ServerResponse) => void)>();
const asked: string[] = [];
for (const path of ["/oembed", "/api/oembed.json"]) {
  provider.on(path, (request, response) => {
    const about = new URL(request.url ?? "", provider.origin).searchParams.get("url") ?? "";
    const id = recogniseSource(about)?.oid ?? "";
    asked.push(id);
    const answer = answers.get(id) ?? 200;
    if (typeof answer === "function") answer(response);
    else response.writeHead(answer).end(JSON.stringify({ title: id, thumbnail_url: `${provider.origin}/still.jpg` }));
  });
}

/** Adds a video without the job that fetches its still. */
async function add(address: string, { title = "", description = "" } = {}): Promise<number> {
  const source = recogniseSource(address);
  if (source === null) throw new Error("no source");
  const rows = await t.query<{ id: number }>(
    "insert into videos (title, description, source, source_kind, oid) values ($1, $2, $3, $4, 'any') returning id",
    [title || source.oid, description, source.url, source.kind],
  );
  return first(rows).id;
}
const youtube = (id: string) => add(`https://youtu.be/${id}`);
const list = async (kind: Ailment) =>
  (await t.ok("GET /api/admin/v1/health/videos/", { token, query: { kind } })).results;
const titles = async (kind: Ailment) => (await list(kind)).map(({ title }) => title);
const summary = () => t.ok("GET /api/admin/v1/health/", { token });
const stateOf = async (id: number) =>
  first(await t.query("select state, answered_at from video_health where video_id = $1", [id]));

/** The nightly check, as the server's own job does it. */
async function check(job = night): Promise<void> {
  await checks.want(t.database.db, t.clock());
  await checkService.work(job);
}

beforeEach(async () => {
  await t.query("delete from videos");
  answers.clear();
  asked.length = 0;
  added.length = 0;
});

describe("the nightly check", () => {
  it.each([
    [401, "not_embeddable", /does not allow it to be played outside YouTube/],
    [403, "private", /private at YouTube/],
    [404, "gone", /YouTube has no such video/],
    [410, "gone", /YouTube has no such video/],
  ] as const)("takes status %i to mean: %s", async (status, state, message) => {
    answers.set("film0000001", status);
    const id = await youtube("film0000001");
    await youtube("alive000001");
    await check();
    expect(await stateOf(id)).toMatchObject({ state, answered_at: expect.any(Date) });
    const dead = await list("dead");
    expect(dead.map((video) => video.id)).toEqual([id]);
    expect(dead[0]?.message).toMatch(message);
    expect(dead[0]?.checked_at).not.toBeNull();
    expect(await summary()).toMatchObject({ checking: false, unasked: 0, counts: { dead: 1 } });
  });

  it.each([
    ["429", 429],
    ["500", 500],
    ["503", 503],
    ["no JSON", (response: ServerResponse) => response.end("<html>Sign in to the network</html>")],
    ["a broken connection", (response: ServerResponse) => response.destroy()],
  ])("learns nothing from %s about a video that plays or one that does not", async (_, answer) => {
    answers.set("dead0000001", 404);
    const [alive, dead] = [await youtube("alive000001"), await youtube("dead0000001")];
    await check();
    const before = [await stateOf(alive), await stateOf(dead)];
    expect(before.map(({ state }) => state)).toEqual([null, "gone"]);
    answers.set("alive000001", answer).set("dead0000001", answer);
    await check();
    expect([await stateOf(alive), await stateOf(dead)]).toEqual(before);
    answers.clear();
    await check();
    expect((await stateOf(dead))["state"]).toBeNull();
  });

  it("waits ten seconds for a host that does not answer", { timeout: 30_000 }, async () => {
    answers.set("silent00001", () => undefined);
    answers.set("dead0000001", 404);
    const [silent, dead] = [await youtube("silent00001"), await youtube("dead0000001")];
    await check();
    expect(await stateOf(silent)).toEqual({ state: null, answered_at: null });
    expect((await stateOf(dead))["state"]).toBe("gone");
  });

  it("asks the hosts of files, too", async () => {
    provider.json("/gone.mp4", {}, 410);
    provider.on("/page.mp4", (_, response) => response.setHeader("content-type", "text/html").end("<html>"));
    provider.file("/film.mp4", Buffer.from("film"));
    const ids = [];
    for (const name of ["gone", "page", "film"]) ids.push(await add(`${provider.origin}/${name}.mp4`));
    await check();
    const states = [];
    for (const id of ids) states.push((await stateOf(id))["state"]);
    expect(states).toEqual(["gone", "not_video", null]);
  });

  it("leaves a rate-limiting host alone for the night, and starts the next night with what is left", async () => {
    for (let n = 10; n < 30; n++) await youtube(`film00000${n}`);
    const file = await add(`${provider.origin}/gone.mp4`);
    answers.set("film0000011", (response) => response.writeHead(429, { "retry-after": "3600" }).end());
    await check();
    // The three that were asked at the same time were answered.
    expect(asked).toHaveLength(4);
    expect((await stateOf(file))["state"]).toBe("gone");
    expect(await summary()).toMatchObject({ checking: false, unasked: 16 });
    answers.clear();
    asked.length = 0;
    await check();
    expect(asked).toHaveLength(20);
    expect(asked.slice(0, 4).toSorted()).toEqual(["film0000014", "film0000015", "film0000016", "film0000017"]);
  });

  it("asks for four at a time, and for everything once", async () => {
    let [now, most] = [0, 0];
    for (let n = 100; n < 160; n++) {
      answers.set(`film0000${n}`, (response) => {
        most = Math.max(most, ++now);
        setTimeout(() => {
          now--;
          response.end("{}");
        }, 5);
      });
      await youtube(`film0000${n}`);
    }
    await checks.want(t.database.db, t.clock());
    // Of two servers, one does the work.
    await Promise.all([checkService.work(night), checkService.work(night)]);
    expect(most).toBe(4);
    expect(asked.toSorted()).toEqual([...answers.keys()]);
  });

  it("continues where it was killed", async () => {
    for (let n = 100; n < 160; n++) await youtube(`film0000${n}`);
    await checks.want(t.database.db, t.clock());
    // The clock is read once at the start and twice a portion: the sixth time begins the third portion.
    let reads = 0;
    const killed = createLibraryCheckService({
      ...{ db: t.database.db, videoSources, jobs: { add: async () => undefined } },
      clock: () => {
        if (++reads === 6) throw new Error("killed");
        return t.clock();
      },
    });
    await expect(killed.work(night)).rejects.toThrow("killed");
    expect(asked).toHaveLength(24);
    expect(await summary()).toMatchObject({ checking: true, unasked: 36 });
    await checkService.work(night);
    expect(asked).toHaveLength(60);
    expect(new Set(asked).size).toBe(60);
    expect(await summary()).toMatchObject({ checking: false, unasked: 0 });
  });

  it("continues in a new job after eight minutes, and at the end of its time leaves the rest to the next night", async () => {
    for (let n = 100; n < 130; n++) await youtube(`film0000${n}`);
    answers.set("film0000100", (response) => {
      t.advance(9 * 60_000);
      response.end("{}");
    });
    const until = new Date(t.clock().getTime() + 20 * 60_000).toISOString();
    await check({ until, rateLimited: ["vimeo"] });
    expect(added).toEqual([{ until, rateLimited: ["vimeo"] }]);
    expect(await summary()).toMatchObject({ checking: true, unasked: 18 });
    t.advance(20 * 60_000);
    await checkService.work({ until, rateLimited: [] });
    expect(await summary()).toMatchObject({ checking: false, unasked: 18 });
    expect(added).toHaveLength(1);
  });

  it("is a job that a superuser can start", { timeout: 30_000 }, async () => {
    answers.set("dead0000001", 404);
    await youtube("dead0000001");
    expect(await t.ok("POST /api/admin/v1/health/check/", { token })).toMatchObject({ checking: true });
    await expect.poll(async () => (await summary()).checking, { timeout: 20_000, interval: 100 }).toBe(false);
    expect(await titles("dead")).toEqual(["dead0000001"]);
    const [nightly] = await t.query("select cron from pgboss.schedule where name = 'catalogue-health-nightly'");
    expect(nightly).toEqual({ cron: "17 4 * * *" });
  });
});

it("checks one video on demand; a new address clears what was known about it", async () => {
  answers.set("dead0000001", 404);
  const id = await youtube("dead0000001");
  const one = "POST /api/admin/v1/health/videos/{id}/check/";
  expect(await t.ok(one, { token, id })).toMatchObject({
    state: "gone",
    message: "YouTube has no such video, or no longer has it.",
    checked_at: expect.any(String),
  });
  expect(await titles("dead")).toEqual(["dead0000001"]);
  const edit = (youtube_video_link: string) =>
    t.ok("PATCH /api/category/v1/video/{id}/", { token, id, body: { youtube_video_link } });
  await t.ok("PATCH /api/category/v1/video/{id}/", { token, id, body: { title: "New" } });
  expect(await titles("dead")).toEqual(["New"]);
  await edit("https://youtu.be/alive000001");
  expect(await list("dead")).toEqual([]);
  expect(await summary()).toMatchObject({ unasked: 1 });
  answers.set("alive000001", 503);
  expect(await t.ok(one, { token, id })).toMatchObject({
    ...{ state: "unreachable", checked_at: null },
    message: "YouTube did not answer, so nothing is known about this video. Try again later.",
  });
  answers.clear();
  expect(await t.ok(one, { token, id })).toMatchObject({ state: "found", message: null });
  expect((await t.request(one, { token, id: 2_000_000_000 })).status).toBe(404);
});

it("drops an answer about a video whose address has changed meanwhile", async () => {
  const id = await youtube("before00001");
  answers.set("before00001", (response) => {
    void t
      .query("update videos set source = 'https://youtu.be/after000001' where id = $1", [id])
      .then(() => response.writeHead(404).end());
  });
  await checks.want(t.database.db, t.clock());
  await checkService.work(night);
  expect((await stateOf(id))["state"]).toBeNull();
});

it("finds videos without a category, a still or a description", async () => {
  const category = first(await t.query<{ id: number }>("insert into categories (name) values ('Kept') returning id"));
  const well = await add("https://v.example.com/well.mp4", { title: "Well", description: "All of it." });
  await t.query("update videos set category_id = $2, thumbnail = 'x' where id = $1", [well, category.id]);
  const ill = await add("https://v.example.com/ill.mp4", { title: "Ill", description: " \n" });
  for (const kind of ["uncategorised", "no_still", "no_description"] as const) {
    expect((await list(kind)).map(({ id }) => id)).toEqual([ill]);
  }
  expect((await summary()).counts).toMatchObject({ uncategorised: 1, no_still: 1, no_description: 1, duplicate: 0 });
  await t.ok("PATCH /api/admin/v1/videos/", { token, body: { videos: [{ id: ill, category: category.id }] } });
  expect(await list("uncategorised")).toEqual([]);
  await t.ok("DELETE /api/category/v1/video/{id}/", { token, id: ill });
  expect((await summary()).counts).toMatchObject({ uncategorised: 0, no_still: 0, no_description: 0 });
});

it("lists duplicates together, however their addresses are written", async () => {
  await add("https://www.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ", { title: "Bunny" });
  await add("https://v.example.com/film.mp4", { title: "Film" });
  await add("https://vimeo.com/1084537", { title: "Vimeo" });
  const again = await add("https://youtu.be/aqz-KE-bpKQ?t=3", { title: "Bunny again" });
  await add("https://v.example.com/film.mp4#t=10", { title: "Film from its tenth second" });
  await add("https://player.vimeo.com/video/1084537?h=ab12", { title: "Vimeo by its player" });
  await add("https://v.example.com/other.mp4", { title: "Other" });
  expect((await titles("duplicate")).toSorted()).toEqual(
    ["Bunny", "Bunny again", "Film", "Film from its tenth second", "Vimeo", "Vimeo by its player"].toSorted(),
  );
  const said = (await list("duplicate")).map(({ title, message }) => [title, message]);
  const at = said.findIndex(([title]) => title === "Bunny");
  expect(said.slice(at, at + 2)).toEqual([
    ["Bunny", "The same video as “Bunny again”."],
    ["Bunny again", "The same video as “Bunny”."],
  ]);
  await t.ok("DELETE /api/category/v1/video/{id}/", { token, id: again });
  expect(await titles("duplicate")).not.toContain("Bunny");
  await t.ok("POST /api/admin/v1/videos/restore/", { token, body: { ids: [again] } });
  expect(await titles("duplicate")).toContain("Bunny");
  await t.ok("PATCH /api/category/v1/video/{id}/", {
    ...{ token, id: again, body: { youtube_video_link: "https://youtu.be/alone000001" } },
  });
  expect(await titles("duplicate")).not.toContain("Bunny");
  await t.query("delete from videos where title like 'Film%'");
  expect((await summary()).counts.duplicate).toBe(2);
  await t.query("delete from videos");
  expect(await t.query("select * from same_videos")).toEqual([]);
});

it("pages through many duplicates, each once", async () => {
  await t.query(`insert into videos (title, source, source_kind, oid)
    select 'Twin ' || n, 'https://v.example.com/' || n % 15 || '.mp4', 'file', 'x' from generate_series(1, 30) n`);
  const seen: number[] = [];
  for (let query: Record<string, string> = { kind: "duplicate" }; ; ) {
    const { results, next, count } = await t.ok("GET /api/admin/v1/health/videos/", { token, query });
    expect(count).toBe(30);
    seen.push(...results.map(({ id }) => id));
    if (next === null) break;
    query = Object.fromEntries(new URL(next).searchParams);
  }
  expect(new Set(seen).size).toBe(30);
  expect(seen).toHaveLength(30);
});

it("finds videos that nobody ever watched, except those not released yet", async () => {
  const names = ["Watched", "Listed", "Unwatched"];
  const ids: number[] = [];
  for (const name of names) ids.push(await add(`https://v.example.com/${name}.mp4`, { title: name }));
  const later = new Date(t.clock().getTime() + 86_400_000);
  await t.query("update videos set release_at = $2 where id = $1", [
    await add("https://v.example.com/later.mp4", { title: "Later" }),
    later,
  ]);
  expect(await titles("unwatched")).toEqual(names);
  const watch = "POST /api/category/v1/watch/videos/";
  await t.ok(watch, { token, body: { video: ids[0], seconds: 1 } });
  t.advance(10_000);
  await t.ok(watch, { token, body: { video: ids[0], seconds: 5 } });
  await t.ok("POST /api/category/v1/recent/videos/", { token, body: { user: superuser.id, video: [ids[1]] } });
  expect(await titles("unwatched")).toEqual(["Unwatched"]);
  t.advance(2 * 86_400_000);
  expect(await titles("unwatched")).toEqual(["Unwatched", "Later"]);
});

describe("filling in from the provider", () => {
  const fill = "POST /api/admin/v1/health/videos/{id}/fill/";

  it("writes the still and the description that are missing, and nothing else", async () => {
    provider.file("/still.jpg", await picture("jpeg", 640, 360));
    answers.set("76979871", (response) =>
      response.end(JSON.stringify({ description: "Told", thumbnail_url: `${provider.origin}/still.jpg` })),
    );
    const id = await add("https://vimeo.com/76979871");
    expect(await t.ok(fill, { token, id })).toEqual({ filled: ["still", "description"], message: null });
    expect(await t.ok("GET /api/category/v1/video/{id}/", { token, id })).toMatchObject({
      ...{ title: "76979871", description: "Told", videos_thumbnail: expect.stringContaining("/media/") },
    });
    const kept = await t.keptPictures();
    expect(await t.ok(fill, { token, id })).toEqual({
      ...{ filled: [], message: "Vimeo tells nothing that this video lacks." },
    });
    expect(await t.keptPictures()).toEqual(kept);
  });

  it("says why nothing was filled in", async () => {
    answers.set("dead0000001", 404);
    const id = await youtube("dead0000001");
    expect(await t.ok(fill, { token, id })).toEqual({
      ...{ filled: [], message: "YouTube has no such video, or no longer has it." },
    });
    expect(await titles("dead")).toEqual(["dead0000001"]);
    expect((await t.request(fill, { token, id: 2_000_000_000 })).status).toBe(404);
  });
});
