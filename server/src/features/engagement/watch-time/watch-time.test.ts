import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";

const t = await startApp();
let superuser = first(await t.members("superuser", 1));
const [ocean = 0, moon = 0] = await libraryOf(t, superuser.token).fill([{ title: "Ocean" }, { title: "Moon" }]);
const report = (token: string, video: number, seconds: number) =>
  t.request("POST /api/category/v1/watch/videos/", { token, body: { video, seconds } });
const day = 86_400_000;
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
let noon = t.clock().getTime();
const watched = async () => {
  const query = { from: dayOf(noon), to: dayOf(t.clock().getTime()) };
  const { period } = await t.ok("GET /api/admin/v1/figures/", { token: superuser.token, query });
  const videos = await t.ok("GET /api/admin/v1/figures/videos/", { token: superuser.token, query });
  return { total: [period.total.plays, period.total.seconds], videos };
};

// Each test has its own day and starts at noon.
beforeEach(async () => {
  const now = t.clock().getTime();
  noon = (Math.floor(now / day) + 1.5) * day;
  t.advance(noon - now);
  // The earlier session has expired.
  superuser = first(await t.members("superuser", 1));
});

describe("watch time", () => {
  it("is counted by video and day, and as a play after five seconds", async () => {
    const { token } = first(await t.members("pro", 1));
    const wait = (seconds: number) => t.advance(seconds * 1000);
    expect((await report(token, ocean, 0)).status).toBe(204);
    wait(4);
    await report(token, ocean, 4);
    expect(await watched()).toMatchObject({ total: [0, 4] });
    wait(30);
    await report(token, ocean, 30);
    expect(await watched()).toMatchObject({ total: [1, 34] });
    // A pause of 15 minutes adds neither watch time nor a second play.
    wait(900);
    await report(token, ocean, 6);
    await report(token, moon, 0);
    wait(10);
    await report(token, moon, 10);
    // The next morning counts as another play, on another day.
    wait(43_200);
    await report(token, ocean, 0);
    wait(5);
    await report(token, ocean, 5);
    expect(await watched()).toEqual({
      total: [3, 55],
      videos: [
        { id: ocean, title: "Ocean", plays: 2, seconds: 45 },
        { id: moon, title: "Moon", plays: 1, seconds: 10 },
      ],
    });
    expect(
      await t.query(
        "select day::text, sum(seconds)::int as seconds from watch_days where day >= $1 group by 1 order by 1",
        [dayOf(noon)],
      ),
    ).toEqual([
      { day: dayOf(noon), seconds: 50 },
      { day: dayOf(noon + day), seconds: 5 },
    ]);
    await t.query("delete from videos where id = $1", [moon]);
    expect((await watched()).videos[1]).toEqual({ id: moon, title: null, plays: 1, seconds: 10 });
  });

  it("never exceeds the elapsed time, whatever clients claim and however many calls are made at once", async () => {
    const said = fc.array(
      fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 20_000 })),
      {
        maxLength: 12,
      },
    );
    const videos = await libraryOf(t, superuser.token).fill([{}, {}]);
    await fc.assert(
      fc.asyncProperty(said, async (calls) => {
        const { token } = first(await t.members("pro", 1));
        const before = (await watched()).total;
        const begun = t.clock().getTime();
        for (const [which, seconds, wait] of calls) {
          const video = videos[which ? 1 : 0] ?? 0;
          await Promise.all([report(token, video, seconds), report(token, video, seconds)]);
          t.advance(wait);
        }
        const [plays = 0, seconds = 0] = (await watched()).total.map((n, index) => n - (before[index] ?? 0));
        expect(seconds).toBeLessThanOrEqual((t.clock().getTime() - begun) / 1000);
        expect(plays).toBeLessThanOrEqual(seconds / 5);
      }),
      { numRuns: 20, seed: 20 },
    );
  });

  it("is refused for an unknown video, and for more seconds than a call may report", async () => {
    const { token } = first(await t.members("pro", 1));
    expect((await report(token, 2_147_483_647, 0)).status).toBe(404);
    expect((await report(token, ocean, 601)).status).toBe(400);
  });
});
