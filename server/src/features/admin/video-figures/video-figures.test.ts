import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";

const t = await startApp();
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const length = 1000;
// By the tests' clock, superusers' sessions expire while the tests run.
const superuser = async () => first(await t.members("superuser", 1)).token;
const viewer = async () => first(await t.members("pro", 1)).token;
const library = libraryOf(t, await superuser());
const newVideo = async (duration?: number) => first(await library.fill([duration === undefined ? {} : { duration }]));

const today = () => t.clock().toISOString().slice(0, 10);
const query = () => ({ from: today(), to: today() });
const over = async (id: number) =>
  t.ok("GET /api/playback/v1/videos/{id}/figures/", { token: await superuser(), id, query: query() });
const count = t.services.admin.videoFigures.count;
const { sweep } = t.services.playback.plays;

let seq = 0;
const report = (token: string, id: number, session: string, position: number, duration: number | null = length) =>
  t.ok("PUT /api/playback/v1/videos/{id}/position/", { token, id, body: { position, duration, session, seq: ++seq } });

/** The expected figures of plays, each given by its first and its furthest position in seconds. */
function worked(plays: readonly (readonly [began: number, reached: number])[]) {
  const steps = plays.map(([began, reached]) => [Math.floor(began / 10), Math.floor(reached / 10)] as const);
  return {
    plays: plays.length,
    finished: plays.filter(([, reached]) => reached >= 900).length,
    retention: Array.from({ length: 101 }, (_, at) => steps.filter(([from, to]) => from <= at && at <= to).length),
  };
}

// Runs first, so that there are no other updates.
it("updates no index when a report arrives", async () => {
  const id = await newVideo(length);
  const token = await viewer();
  const { session } = await t.ok("POST /api/playback/v1/videos/{id}/", { token, id });
  await report(token, id, session, 1);
  const updates = async () => {
    await t.query("select pg_stat_force_next_flush()");
    const row = await t.query<{ n: number; hot: number }>(
      "select n_tup_upd::int as n, n_tup_hot_upd::int as hot from pg_stat_user_tables where relname = 'plays'",
    );
    return first(row);
  };
  // Connections report their statistics with a delay.
  await expect.poll(updates).toEqual({ n: 1, hot: 1 });
  for (let position = 10; position <= 100; position += 10) await report(token, id, session, position);
  await expect.poll(updates).toEqual({ n: 11, hot: 11 });
});

describe("the retention of a video", () => {
  it("counts each play from its first to its furthest position, an hour after its last report", async () => {
    const id = await newVideo(length);
    const [one, two] = [await viewer(), await viewer()];
    await report(one, id, "a", 0);
    await report(one, id, "a", 400);
    await report(one, id, "a", 200);
    await report(two, id, "a", 300);
    await report(two, id, "a", 950);
    // The same member plays it again.
    await report(two, id, "b", 0);
    t.advance(59 * minute);
    await count();
    expect(await over(id)).toMatchObject({ plays: 0, watched: null });
    t.advance(2 * minute);
    await count();
    const figures = await over(id);
    expect(figures).toMatchObject(
      worked([
        [0, 400],
        [300, 950],
        [0, 0],
      ]),
    );
    expect(figures.watched).toBeCloseTo((0.4 + 0.65 + 0) / 3);
  });

  it("adds the rest of a play that continues after it was counted, once even when two servers run the job", async () => {
    const id = await newVideo(length);
    const token = await viewer();
    for (const position of [100, 300, 250, 950]) {
      await report(token, id, "a", position);
      t.advance(2 * hour);
      await Promise.all([count(), count()]);
      await count();
      expect(await over(id)).toMatchObject(worked([[100, position === 250 ? 300 : position]]));
    }
  });

  it("equals the expected figures, whatever plays do, and however often and whenever the job runs", async () => {
    const reported = fc.record({
      session: fc.constantFrom("phone", "television"),
      who: fc.constantFrom(0, 1),
      position: fc.integer({ min: 0, max: 1010 }),
      known: fc.boolean(),
    });
    const life = fc.oneof(
      { weight: 6, arbitrary: reported },
      { weight: 2, arbitrary: fc.constantFrom(minute, 70 * minute, 70 * minute, 26 * hour) },
      { weight: 3, arbitrary: fc.constantFrom("count", "count", "sweep", "forget") },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(life, { minLength: 15, maxLength: 40 }), async (lives) => {
        const id = await newVideo(length);
        const expected = new Map<string, [number, number]>();
        let members = [await viewer(), await viewer()];
        let [lifetimes, passed] = [0, 0];
        for (const event of lives) {
          if (typeof event === "number") {
            t.advance(event);
            passed += event;
            if (passed < 20 * hour) continue;
            // A play that was swept would count as a new one if it continued.
            [lifetimes, passed] = [lifetimes + 1, 0];
            members = [await viewer(), await viewer()];
          } else if (event === "count") await count();
          else if (event === "sweep") await sweep();
          else if (event === "forget") {
            const body = { watched: false };
            await t.ok("PUT /api/playback/v1/videos/{id}/watched/", { token: members[0] ?? "", id, body });
          } else {
            const { session, who, position, known } = event;
            await report(members[who] ?? "", id, session, position, known ? length : null);
            const name = `${session} ${who} ${lifetimes}`;
            const [began, reached] = expected.get(name) ?? [position, position];
            expected.set(name, [began, Math.min(1000, Math.max(reached, position))]);
          }
        }
        t.advance(2 * hour);
        await sweep();
        await count();
        const plays = [...expected.values()].map(([began, reached]) => [Math.min(1000, began), reached] as const);
        expect(await over(id)).toMatchObject(worked(plays));
      }),
      { numRuns: 20 },
    );
  }, 120_000);

  it("keeps the plays until the video's length is known", async () => {
    const id = await newVideo();
    const token = await viewer();
    for (const session of ["a", "b"]) await report(token, id, session, 500, null);
    t.advance(2 * day);
    await count();
    await sweep();
    await t.query("update videos set duration = $2 where id = $1", [id, length]);
    await count();
    expect(await over(id)).toMatchObject({ plays: 2 });
    await sweep();
    expect(await t.query("select session from plays where video_id = $1", [id])).toEqual([{ session: "b" }]);
  });

  it("does not wait for the length forever", async () => {
    const id = await newVideo();
    const token = await viewer();
    for (const session of ["a", "b"]) await report(token, id, session, 500, null);
    t.advance(31 * day);
    await sweep();
    expect(await t.query("select session from plays where video_id = $1", [id])).toEqual([{ session: "b" }]);
  });

  it("does not count a play that was only opened", async () => {
    const id = await newVideo(length);
    await t.ok("POST /api/playback/v1/videos/{id}/", { token: await viewer(), id });
    t.advance(2 * hour);
    await count();
    expect(await over(id)).toMatchObject({ plays: 0 });
  });
});

describe("a video's figures", () => {
  it("list its plays by day", async () => {
    // Starts at noon, so that the day does not change during the test.
    t.advance(1.5 * day - (t.clock().getTime() % day));
    const id = await newVideo(length);
    const token = await viewer();
    const watch = (seconds: number) =>
      t.ok("POST /api/category/v1/watch/videos/", { token, body: { video: id, seconds } });
    await watch(0);
    t.advance(30_000);
    await watch(30);
    expect((await over(id)).days).toEqual([{ day: today(), plays: 1, seconds: 30 }]);
  });

  it("are saved as CSV files, which the audit log records", async () => {
    const id = await newVideo(length);
    await report(await viewer(), id, "a", 0);
    await report(await viewer(), id, "a", 500);
    t.advance(2 * hour);
    await count();
    const token = await superuser();
    const file = async (name: string) => {
      const url = `/api/playback/v1/videos/${id}/figures/file/?from=${today()}&to=${today()}&file=${name}`;
      const { payload, headers } = await t.app.inject({ url, headers: { authorization: `Token ${token}` } });
      return { lines: payload.replace("\uFEFF", "").split("\r\n"), name: headers["content-disposition"] };
    };
    const retention = await file("retention");
    expect(retention.name).toContain(`"video-${id}-retention.csv"`);
    expect(retention.lines.slice(0, 2)).toEqual(["percent_of_length,plays,percent_of_plays", "0,1,50"]);
    expect(retention.lines[51]).toBe("50,1,50");
    expect((await file("days")).lines.slice(0, 2)).toEqual(["day,plays,minutes", `${today()},0,0`]);
    const { results } = await t.ok("GET /api/admin/v1/audit/", { token, query: { action: "export.video_figures" } });
    expect(results.map(({ details }) => details["name"])).toContain(`video-${id}-retention.csv`);
  });

  it("are refused for an unknown video and for future days", async () => {
    const token = await superuser();
    const call = "GET /api/playback/v1/videos/{id}/figures/";
    const file = { ...query(), file: "days" };
    const audited = () => t.query("select count(*) from audit_log");
    const before = await audited();
    expect((await t.request(call, { token, id: 2_000_000, query: query() })).status).toBe(404);
    expect((await t.request(`${call}file/`, { token, id: 2_000_000, query: file })).status).toBe(404);
    expect(await audited()).toEqual(before);
    const later = { from: today(), to: "2999-01-01" };
    expect((await t.request(call, { token, id: await newVideo(), query: later })).status).toBe(400);
  });
});
