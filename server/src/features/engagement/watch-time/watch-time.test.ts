import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { startApp } from "#test/app.ts";
import { libraryOf } from "#test/library.ts";
import { first } from "#test/members.ts";

const t = await startApp();
let superuser = first(await t.members("superuser", 1));
const [ocean = 0, moon = 0] = await libraryOf(t, superuser.token).fill([{ title: "Ocean" }, { title: "Moon" }]);
const tell = (token: string, video: number, seconds: number) =>
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

// Each test has a day of its own, from noon on.
beforeEach(async () => {
  const now = t.clock().getTime();
  noon = (Math.floor(now / day) + 1.5) * day;
  t.advance(noon - now);
  // Time has passed, and the session with it.
  superuser = first(await t.members("superuser", 1));
  await t.query("delete from empty_searches");
});

describe("what is watched", () => {
  it("counts by video and day, and is a play from the fifth second on", async () => {
    const { token } = first(await t.members("pro", 1));
    const wait = (seconds: number) => t.advance(seconds * 1000);
    expect((await tell(token, ocean, 0)).status).toBe(204);
    wait(4);
    await tell(token, ocean, 4);
    expect(await watched()).toMatchObject({ total: [0, 4] });
    wait(30);
    await tell(token, ocean, 30);
    expect(await watched()).toMatchObject({ total: [1, 34] });
    // A pause of a quarter of an hour is none that was watched, nor does it make two plays.
    wait(900);
    await tell(token, ocean, 6);
    await tell(token, moon, 0);
    wait(10);
    await tell(token, moon, 10);
    // The next morning is another play, of another day.
    wait(43_200);
    await tell(token, ocean, 0);
    wait(5);
    await tell(token, ocean, 5);
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

  it("is no more than passed, whatever a client says, and however many say it at once", async () => {
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
          await Promise.all([tell(token, video, seconds), tell(token, video, seconds)]);
          t.advance(wait);
        }
        const [plays = 0, seconds = 0] = (await watched()).total.map((n, index) => n - (before[index] ?? 0));
        expect(seconds).toBeLessThanOrEqual((t.clock().getTime() - begun) / 1000);
        expect(plays).toBeLessThanOrEqual(seconds / 5);
      }),
      { numRuns: 20, seed: 20 },
    );
  }, 60_000);

  it("must be a video", async () => {
    const { token } = first(await t.members("pro", 1));
    expect((await tell(token, 2_147_483_647, 0)).status).toBe(404);
    expect((await tell(token, ocean, 601)).status).toBe(400);
  });
});

describe("searches that find nothing", () => {
  const search = (text: string, more = {}) =>
    t.ok("GET /api/category/v1/video/", { token: superuser.token, query: { search: text, ...more } });
  const list = async () => {
    const query = { from: dayOf(noon), to: dayOf(noon) };
    return t.ok("GET /api/admin/v1/figures/searches/", { token: superuser.token, query });
  };

  it("are counted by their words, folded; those that find something, or look in a part only, are not", async () => {
    await search("  Deep   SEA whales ");
    await search("deep sea whales");
    await search("ocean");
    await search("!!!");
    await search("whales", { saved: "true" });
    await search("whales", { category: "Nature" });
    await search("x".repeat(200));
    expect(await list()).toEqual([
      { words: "deep sea whales", searches: 2 },
      { words: "x".repeat(100), searches: 1 },
    ]);
  });

  it("fill no table: a thousand different ones a day, and none for ever", async () => {
    await t.query("insert into empty_searches select utc_day($1), 'w' || n, 1 from generate_series(1, 999) n", [
      t.clock(),
    ]);
    await search("deep sea whales");
    await search("one too many");
    await search("deep sea whales");
    expect((await list())[0]).toEqual({ words: "deep sea whales", searches: 2 });
    expect(await t.query("select count(*)::int as n from empty_searches")).toEqual([{ n: 1000 }]);
    t.advance(402 * day);
    await t.services.admin.figures.sweep();
    expect(await t.query("select count(*)::int as n from empty_searches")).toEqual([{ n: 0 }]);
  });
});

describe("the files", () => {
  it("are CSV that a spreadsheet reads and does not run", async () => {
    await t.query("insert into empty_searches values (utc_day($1), $2, 7)", [
      t.clock(),
      '=HYPERLINK("http://x.test","a,b")',
    ]);
    const today = dayOf(noon);
    const file = async (name: string) => {
      const url = `/api/admin/v1/figures/file/?from=${today}&to=${today}&file=${name}`;
      return t.app.inject({ url, headers: { authorization: `Token ${superuser.token}` } });
    };
    const searches = await file("searches");
    expect(searches.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="searches-${today}-to-${today}.csv"`,
    });
    expect(searches.payload).toBe(`\ufeffwords,searches\r\n"'=HYPERLINK(""http://x.test"",""a,b"")",7\r\n`);
    expect((await file("revenue")).payload).toBe(
      `\ufeffday,invoices,paid,refunded,disputed,mrr\r\n${today},0,0,0,0,0\r\n`,
    );
    for (const name of ["subscriptions", "free-months", "watched", "videos"])
      expect((await file(name)).statusCode).toBe(200);
    expect((await file("passwords")).statusCode).toBe(400);
  });
});
