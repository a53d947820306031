import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { libraryOf } from "#test/library/library.ts";

const t = await startApp();
const [one, other] = (await t.members("superuser", 2)).map(({ token }) => token);
const token = one ?? "";
const library = libraryOf(t, token);
const videos = await library.fill(Array.from({ length: 12 }, () => ({})));

let made = 0;
const create = async () =>
  (await t.ok("POST /api/series/v1/series/", { token, body: { title: `Series ${++made}` } })).id;
const order = async (id: number) =>
  (await t.ok("GET /api/series/v1/series/{id}/", { token, id })).videos.map((video) => video.id);
const change = (wanted: readonly { id: number; series: { id: number; place?: number } | null }[], as = token) =>
  t.request("PATCH /api/admin/v1/videos/", { token: as, body: { videos: wanted } });
const put = (id: number, wanted: readonly number[], as = token) =>
  t.request("PUT /api/series/v1/series/{id}/videos/", { token: as, id, body: { videos: wanted } });
const fill = async (id: number, wanted: readonly number[]) =>
  expect((await change(wanted.map((video) => ({ id: video, series: { id } })))).status).toBe(200);

describe("the order of a series", () => {
  it("is set in one call that lists all videos; a stale list is refused", async () => {
    const [id, elsewhere] = [await create(), await create()];
    const [a = 0, b = 0, c = 0, d = 0] = videos;
    await fill(id, [a, b, c]);
    expect(await put(id, [c, a, b])).toMatchObject({ status: 200, body: { videos: [c, a, b] } });
    expect(await order(id)).toEqual([c, a, b]);
    await fill(id, [d]);
    for (const stale of [[a, b, c], [a, b, c, d, 999_999], [], [a, b, c, videos[5] ?? 0]]) {
      expect(await put(id, stale)).toMatchObject({ status: 409, body: { code: "series_changed" } });
    }
    expect((await put(id, [a, a, b, c])).status).toBe(400);
    expect((await put(999_999, [])).status).toBe(404);
    // A deleted video no longer counts, and returns to its place when restored.
    await t.ok("POST /api/admin/v1/videos/delete/", { token, body: { ids: [a] } });
    expect((await put(id, [d, b, c])).status).toBe(200);
    await t.ok("POST /api/admin/v1/videos/restore/", { token, body: { ids: [a] } });
    expect(await order(id)).toEqual([d, a, b, c]);
    // Moving a video to the start of another series removes it from this one.
    await change([{ id: b, series: { id: elsewhere, place: 1 } }]);
    expect([await order(id), await order(elsewhere)]).toEqual([[d, a, c], [b]]);
  });

  it("is undone by sending back the response to a change", async () => {
    const [from, to] = [await create(), await create()];
    await fill(from, videos.slice(0, 6));
    await fill(to, videos.slice(6, 8));
    const before = [await order(from), await order(to)];
    const moved = [4, 1, 7, 2].map((n) => ({ id: videos[n] ?? 0, series: { id: to, place: 1 } }));
    const { body } = await change([
      ...moved,
      { id: videos[5] ?? 0, series: null },
      { id: videos[9] ?? 0, series: { id: to } },
    ]);
    expect([await order(from), await order(to)]).not.toEqual(before);
    await t.ok("PATCH /api/admin/v1/videos/", { token, body });
    expect([await order(from), await order(to)]).toEqual(before);
  });

  it("is shown in the video admin, which can list one series in order", async () => {
    const id = await create();
    const wanted = [videos[3] ?? 0, videos[1] ?? 0, videos[2] ?? 0];
    await fill(id, wanted);
    const title = `series ${made}`;
    const page = await t.ok("GET /api/admin/v1/videos/", { token, query: { series: title } });
    expect(page.results.map((video) => [video.id, video.series])).toEqual(
      wanted.map((video, n) => [video, { id, title: `Series ${made}`, place: n + 1 }]),
    );
    expect(page.count).toBe(3);
    const none = await t.ok("GET /api/admin/v1/videos/", { token, query: { series: "Nothing", state: "unreleased" } });
    expect(none.results).toEqual([]);
  });

  it("refuses an unknown series, and more than 500 videos", async () => {
    const id = await create();
    const unknown = await change([{ id: videos[0] ?? 0, series: { id: 999_999 } }]);
    expect(unknown).toMatchObject({ status: 400, body: { errors: { videos: ["There's no such series."] } } });
    await t.query(
      `insert into videos (title, source, source_kind, oid) select 'Many', 'https://v.example.com/m' || n, 'file', 'm' || n
       from generate_series(1, 501) n`,
    );
    const many = await t.query<{ id: number }>("select id from videos where title = 'Many' order by id");
    await fill(
      id,
      many.slice(0, 500).map((row) => row.id),
    );
    const full = await change([{ id: many[500]?.id ?? 0, series: { id } }]);
    expect(full).toMatchObject({ status: 400, body: { errors: { videos: ["A series holds at most 500 videos."] } } });
    expect(await order(id)).toHaveLength(500);
  });

  it("contains every video once, whatever two superusers do concurrently", { timeout: 120_000 }, async () => {
    const both = [await create(), await create()];
    const step = fc.record({
      as: fc.constantFrom(one, other),
      does: fc.constantFrom("add", "remove", "reorder", "delete", "restore", "purge"),
      series: fc.constantFrom(...both),
      videos: fc.uniqueArray(fc.constantFrom(...videos), { minLength: 1, maxLength: 5 }),
      place: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 6 }), async (rounds) => {
        await change(videos.map((id) => ({ id, series: null })));
        for (const round of rounds) {
          const known = new Map(await Promise.all(both.map(async (id) => [id, await order(id)] as const)));
          const responses = await Promise.all(
            round.map(async ({ as, does, series, videos: some, place }) => {
              const ids = { token: as, body: { ids: some.slice(0, 2) } };
              switch (does) {
                case "add":
                  return change(
                    some.map((id) => ({ id, series: { id: series, ...(place !== undefined && { place }) } })),
                    as,
                  );
                case "remove":
                  return change(
                    some.map((id) => ({ id, series: null })),
                    as,
                  );
                case "reorder":
                  return put(series, (known.get(series) ?? []).toReversed(), as);
                case "delete":
                  return t.request("POST /api/admin/v1/videos/delete/", ids);
                case "restore":
                  return t.request("POST /api/admin/v1/videos/restore/", ids);
                case "purge":
                  // Leaves a gap, like a purged video.
                  await t.query("delete from series_videos where video_id = $1", [some[0]]);
                  return { status: 200 };
              }
            }),
          );
          for (const { status } of responses) expect([200, 409]).toContain(status);
          const shown = await Promise.all(both.map((id) => t.ok("GET /api/series/v1/series/{id}/", { token, id })));
          const all = shown.flatMap((each) => each.videos.map((video) => video.id));
          expect(new Set(all).size).toBe(all.length);
          for (const { id, count, videos: found } of shown) {
            expect(found.map((video) => video.series)).toEqual(
              found.map((_, n) => expect.objectContaining({ id, count, place: n + 1 })),
            );
          }
        }
        await t.ok("POST /api/admin/v1/videos/restore/", { token, body: { ids: videos } });
        // No video is lost from the library.
        const rows = await t.query("select from videos where id = any($1::int[]) and deleted_at is null", [videos]);
        expect(rows).toHaveLength(videos.length);
      }),
      { numRuns: 15 },
    );
  });
});
