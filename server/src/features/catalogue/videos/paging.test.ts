import { pageSize } from "@mindreel/contract/plain/limits";
import { describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { publicUrl } from "#test/app/build.ts";
import { first } from "#test/app/members.ts";
import { libraryOf, orderings, orders } from "#test/library/library.ts";

const t = await startApp();
const { id: memberId, token } = first(await t.members("pro", 1));
const library = libraryOf(t, token);
const fans = await t.members("pro", 5);

const lengths = [1, 59, 599, 600, 601, 1200, 1799, 1800, 1801, 3600, 86_400];
const half = await library.category("Half & half");
const titles = ["Éclair", "eclair", "apple", "Zebra", "zoo", "Ähre", "10 ways", "9 lives", "日本", "🎬 film"];
const all = await library.fill(
  Array.from({ length: 60 }, (_, n) => ({
    title: titles[n % titles.length] ?? "",
    categoryId: n % 2 ? half : null,
    // Some lengths are unknown, some are at the limits of the filters, and some are equal.
    ...(n % 5 > 0 && { duration: lengths[n % lengths.length] ?? 1 }),
  })),
);
// Some share the same instant and some are microseconds apart; the order must hold among them as well.
await t.query("update videos set created_at = '2026-01-15T12:00:00.123456Z' where id % 7 = 0");
await t.query("update videos set created_at = created_at + interval '1 microsecond' * (id % 3)");
for (const [n, { id, token: fan }] of fans.entries()) {
  for (const likevideo of all.filter((video) => video % (n + 2) === 0)) {
    await t.ok("POST /api/category/v1/like/videos/", { token: fan, body: { likevideo, likeusers: [id] } });
  }
}
const saved = all.filter((id) => id % 3 !== 0);
await t.ok("POST /api/category/v1/save/videos/", { token, body: { user: memberId, video: saved } });
const watched = all.filter((id) => id % 4 !== 0).toReversed();
await t.ok("POST /api/category/v1/recent/videos/", { token, body: { user: memberId, video: watched } });

const filters = {
  none: { query: {}, where: "true" },
  category: { query: { category: "half & HALF" }, where: `category_id = ${half}` },
  saved: { query: { saved: "true" }, where: "id % 3 <> 0" },
  recent: { query: { recent: "true" }, where: "id % 4 <> 0" },
  search: { query: { search: "ecl" }, where: "fold_text(title) = 'eclair'" },
  short: { query: { max_duration: "599" }, where: "duration < 600" },
  medium: { query: { min_duration: "600", max_duration: "1800" }, where: "duration between 600 and 1800" },
  long: { query: { min_duration: "1801" }, where: "duration > 1800" },
  "any known length": { query: { min_duration: "0" }, where: "duration is not null" },
  "other lengths": { query: { min_duration: "59", max_duration: "1801" }, where: "duration between 59 and 1801" },
  "no length": { query: { min_duration: "60", max_duration: "59" }, where: "false" },
  "a long category": {
    query: { category: "Half & half", min_duration: "1801" },
    where: `category_id = ${half} and duration > 1800`,
  },
  "short and saved": { query: { saved: "true", max_duration: "599" }, where: "id % 3 <> 0 and duration < 600" },
} as const;

async function expected(where: string, order: string): Promise<number[]> {
  const rows = await t.query<{ id: number }>(
    `select id from videos where deleted_at is null and ${where} order by ${order}`,
  );
  return rows.map((row) => row.id);
}

describe("following next", () => {
  const cases = Object.entries(filters).flatMap(([name, filter]) =>
    orderings.map((ordering) => ({ name, ordering, ...filter })),
  );
  it.each(cases)("$name by $ordering", async ({ query, where, ordering }) => {
    const ids = await expected(where, orders[ordering]);
    const seen = await library.walk({ ...query, ordering });
    expect(seen.map((video) => video.id)).toEqual(ids);
    const page = await library.page({ ...query, ordering });
    expect(page).toMatchObject({ count: ids.length, previous: null });
    expect(page.results).toHaveLength(Math.min(pageSize, ids.length));
  });

  it("lists newest first by default, and most recently watched first in the recent list", async () => {
    const newest = await expected("true", orders["-created"]);
    expect((await library.walk()).map(({ id }) => id)).toEqual(newest);
    const last = await library.walk({ recent: "true" });
    expect(last.map(({ id }) => id)).toEqual(watched.toReversed());
  });

  it("uses absolute links to the configured host", async () => {
    const one = await library.page({ category: "Half & half", search: "" });
    expect(one.next).toMatch(`${publicUrl}/api/category/v1/video/?`);
    const two = await library.follow(one.next ?? "");
    expect(two.previous).toMatch(`${publicUrl}/api/category/v1/video/?`);
    expect(await library.follow(two.previous ?? "")).toMatchObject({ results: one.results });
    const spoofed = await t.request("GET /api/category/v1/video/", { token, headers: { host: "evil.example" } });
    expect(JSON.stringify(spoofed.body)).not.toContain("evil.example");
  });

  it("returns the same pages as plain page numbers", async () => {
    const ids: number[] = [];
    for (let page = 1; page <= 5; page++)
      ids.push(...(await library.page({ page: String(page) })).results.map(({ id }) => id));
    expect(ids).toEqual(await expected("true", orders["-created"]));
    expect(await library.page({ page: "5" })).toMatchObject({ next: null, count: 60 });
  });
});

describe("refused", () => {
  const get = (query: Record<string, string>) => t.request("GET /api/category/v1/video/", { token, query });

  it.each(["0", "-1", "abc", "1e3", "1.5", " 1", "+1", "0x1", "6", "9999999", "99999999999999999999", "１", "1\0"])(
    "page %j",
    async (page) => {
      const { status, body } = await get({ page });
      expect({ status, body }).toMatchObject({ status: 404, body: { code: "invalid_page" } });
    },
  );

  const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  it.each([
    "x",
    "!!!",
    "bnVsbA",
    cursor([]),
    cursor(["2026", "1"]),
    cursor(["not a date", 1]),
    cursor(["infinity", 1.5]),
    cursor(["a\0", 1]),
    cursor(["2026-01-01", 1e300]),
    cursor(["2026-01-01", 2 ** 40]),
    cursor(["\ud800", 1]),
    cursor([{}, 1]),
    cursor(["294277-01-01", 1]),
    cursor(["'; drop table videos; --", 1]),
    "A".repeat(5000),
  ])("cursor %j", async (text) => {
    for (const ordering of orderings) {
      const { status, body } = await get({ page: "2", cursor: text, ordering });
      // By title, any text is a cursor; by any other ordering, this one is invalid.
      if (status === 200) expect(ordering).toMatch(/title/);
      else expect({ status, body }).toMatchObject({ status: 404, body: { code: "invalid_page" } });
    }
  });

  it.each([
    [{ saved: "true", recent: "true" }, "non_field_errors"],
    [{ saved: "true", category: "x" }, "non_field_errors"],
    [{ saved: "true", recent: "true", category: "x" }, "non_field_errors"],
    [{ saved: "yes" }, "saved"],
    [{ recent: "1" }, "recent"],
    [{ ordering: "random" }, "ordering"],
    [{ ordering: "" }, "ordering"],
    [{ ordering: "-watched" }, "ordering"],
    [{ search: "x".repeat(201) }, "search"],
    [{ category: "x".repeat(201) }, "category"],
    [{ search: "a\0b" }, "search"],
    [{ min_duration: "-1" }, "min_duration"],
    [{ min_duration: "ten" }, "min_duration"],
    [{ max_duration: "" }, "max_duration"],
    [{ max_duration: "1.5" }, "max_duration"],
    [{ max_duration: "9999999999" }, "max_duration"],
  ])("%j", async (query, field) => {
    const { status, body } = await get(query);
    expect({ status, body }).toMatchObject({ status: 400, body: { errors: { [field]: [expect.any(String)] } } });
  });

  it("an unknown category returns an empty list instead", async () => {
    for (const category of ["No such thing", "' or true --", "%", "All"]) {
      const empty = { count: 0, next: null, previous: null, results: [] };
      expect(await library.page({ category })).toEqual(empty);
      expect((await get({ category, page: "2" })).status).toBe(404);
    }
  });
});
