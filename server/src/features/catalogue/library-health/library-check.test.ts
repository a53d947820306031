import type { ServerResponse } from "node:http";
import { beforeEach, describe, expect, it } from "vitest";
import { first } from "#test/app/members.ts";
import { startLibraryHealth } from "#test/library/library-health.ts";
import { createLibraryCheckService, type LibraryCheckJob } from "./library-check.service.ts";
import * as checks from "./library-health.repository.ts";

const { t, provider, videoSources, token, responses, asked, add, youtube, list, titles, summary } =
  await startLibraryHealth();
const added: object[] = [];
const checkService = createLibraryCheckService({
  ...{ db: t.database.db, videoSources, clock: t.clock },
  jobs: { add: async (_, data) => void added.push(data) },
});
const night: LibraryCheckJob = { until: "2026-03-01T00:00:00.000Z", rateLimited: [] };

const stateOf = async (id: number) =>
  first(await t.query("select state, answered_at from video_health where video_id = $1", [id]));

/** The nightly check, as the server's own job runs it. */
async function check(job = night): Promise<void> {
  await checks.want(t.database.db, t.clock());
  await checkService.work(job);
}

beforeEach(() => {
  added.length = 0;
});

describe("the nightly check", () => {
  it.each([
    [401, "not_embeddable", /doesn't allow it to be played outside YouTube/],
    [403, "private", /private at YouTube/],
    [404, "gone", /YouTube has no such video/],
    [410, "gone", /YouTube has no such video/],
  ] as const)("interprets status %i as %s", async (status, state, message) => {
    responses.set("film0000001", status);
    const id = await youtube("film0000001");
    await youtube("alive000001");
    await check();
    expect(await stateOf(id)).toMatchObject({ state, answered_at: expect.any(Date) });
    const dead = await list("dead");
    expect(dead.map((video) => video.id)).toEqual([id]);
    expect(dead[0]?.message).toMatch(message);
    expect(dead[0]?.checked_at).not.toBeNull();
    expect(await summary()).toMatchObject({ checking: false, unasked: 0, unanswered: 0, counts: { dead: 1 } });
  });

  it.each([
    ["429", 429],
    ["500", 500],
    ["503", 503],
    ["no JSON", (response: ServerResponse) => response.end("<html>Sign in to the network</html>")],
    ["a broken connection", (response: ServerResponse) => response.destroy()],
  ])("learns nothing from %s about a video that plays or one that does not", async (_, response) => {
    responses.set("dead0000001", 404);
    const [alive, dead] = [await youtube("alive000001"), await youtube("dead0000001")];
    await check();
    const before = [await stateOf(alive), await stateOf(dead)];
    expect(before.map(({ state }) => state)).toEqual([null, "gone"]);
    responses.set("alive000001", response).set("dead0000001", response);
    await check();
    expect([await stateOf(alive), await stateOf(dead)]).toEqual(before);
    responses.clear();
    await check();
    expect((await stateOf(dead))["state"]).toBeNull();
  });

  it("waits ten seconds for a host that does not answer", async () => {
    responses.set("silent00001", () => undefined);
    responses.set("dead0000001", 404);
    const [silent, dead] = [await youtube("silent00001"), await youtube("dead0000001")];
    await check();
    expect(await stateOf(silent)).toEqual({ state: null, answered_at: null });
    expect((await stateOf(dead))["state"]).toBe("gone");
  });

  it("checks the hosts of files as well", async () => {
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

  it("skips a rate-limiting host for the rest of the night, and starts the next night with the rest", async () => {
    for (let n = 10; n < 30; n++) await youtube(`film00000${n}`);
    const file = await add(`${provider.origin}/gone.mp4`);
    responses.set("film0000011", (response) => response.writeHead(429, { "retry-after": "3600" }).end());
    await check();
    // The three concurrent requests were answered.
    expect(asked).toHaveLength(4);
    expect((await stateOf(file))["state"]).toBe("gone");
    expect(await summary()).toMatchObject({ checking: false, unasked: 16, unanswered: 1 });
    responses.clear();
    asked.length = 0;
    await check();
    expect(asked).toHaveLength(20);
    expect(asked.slice(0, 4).toSorted()).toEqual(["film0000014", "film0000015", "film0000016", "film0000017"]);
  });

  it("checks four videos at a time, each exactly once", async () => {
    let most = 0;
    const open: ServerResponse[] = [];
    const answerAll = () => {
      for (const response of open.splice(0)) response.end("{}");
    };
    for (let n = 100; n < 160; n++) {
      responses.set(`film0000${n}`, (response) => {
        most = Math.max(most, open.push(response));
        // A fifth request would have arrived immediately.
        if (open.length === 4) setTimeout(answerAll, 10);
      });
      await youtube(`film0000${n}`);
    }
    await checks.want(t.database.db, t.clock());
    // Only one of two servers does the work.
    await Promise.all([checkService.work(night), checkService.work(night)]);
    expect(most).toBe(4);
    expect(asked.toSorted()).toEqual([...responses.keys()]);
  });

  it("resumes where it was killed", async () => {
    for (let n = 100; n < 160; n++) await youtube(`film0000${n}`);
    await checks.want(t.database.db, t.clock());
    // The clock is read once at the start and twice per batch, so the sixth read starts the third batch.
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

  it("continues in a new job after eight minutes, and leaves the rest to the next night at its deadline", async () => {
    for (let n = 100; n < 130; n++) await youtube(`film0000${n}`);
    responses.set("film0000100", (response) => {
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

  it("is a job that a superuser can start", async () => {
    responses.set("dead0000001", 404);
    await youtube("dead0000001");
    expect(await t.ok("POST /api/admin/v1/health/check/", { token })).toMatchObject({ checking: true });
    await expect.poll(async () => (await summary()).checking, { interval: 100 }).toBe(false);
    expect(await titles("dead")).toEqual(["dead0000001"]);
    const [nightly] = await t.query("select cron from pgboss.schedule where name = 'catalogue-health-nightly'");
    expect(nightly).toEqual({ cron: "17 4 * * *" });
  });
});

it("checks one video on demand; a new address resets its recorded state", async () => {
  responses.set("dead0000001", 404);
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
  responses.set("alive000001", 503);
  expect(await t.ok(one, { token, id })).toMatchObject({
    ...{ state: "unreachable", checked_at: null },
    message: "YouTube didn't answer, so nothing is known about this video. Try again later.",
  });
  responses.clear();
  expect(await t.ok(one, { token, id })).toMatchObject({ state: "found", message: null });
  expect((await t.request(one, { token, id: 2_000_000_000 })).status).toBe(404);
});

it("discards an answer for a video whose address has changed meanwhile", async () => {
  const id = await youtube("before00001");
  responses.set("before00001", (response) => {
    void t
      .query("update videos set source = 'https://youtu.be/after000001' where id = $1", [id])
      .then(() => response.writeHead(404).end());
  });
  await checks.want(t.database.db, t.clock());
  await checkService.work(night);
  expect((await stateOf(id))["state"]).toBeNull();
});
