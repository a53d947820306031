import type { Call } from "@mindreel/contract/api";
import { describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { plansOf, rowsRead } from "#test/app/plans.ts";

// Without the cache, so that all queries are counted.
const t = await startApp({ remembers: false });
const plans = plansOf(t);
const { statements } = plans;
const member = first(await t.members("pro", 1));
const call = "GET /api/category/v1/video/";

/** 20,000 videos in 20 categories, with likes and lists in proportion. */
await t.query("insert into categories (name) select 'Category ' || n from generate_series(1, 20) n");
await t.query(`
  insert into videos (title, description, category_id, source, source_kind, oid, created_at, duration)
  select 'Film ' || md5(n::text), 'about ' || md5((n % 500)::text), 1 + n % 20, 'https://v.example.com/' || n || '.mp4',
         'file', n::text, '2025-01-01'::timestamptz + n * interval '1 minute',
         -- Nothing is long among the newest, and little is in all.
         case when n % 10 = 0 then null when n < 10000 and n % 100 = 1 then 3600 + n else 1 + n % 1800 end
  from generate_series(1, 20000) n`);
// A few unreleased videos.
await t.query(`
  insert into videos (title, category_id, source, source_kind, oid, created_at, release_at)
  select 'Later film ' || n, 1 + n % 20, 'https://v.example.com/later.mp4', 'file', 'later' || n,
         '2025-02-01'::timestamptz, '2026-02-01'::timestamptz + n * interval '2 days'
  from generate_series(1, 5) n`);
// The newest few hundred videos are deleted but not yet purged.
await t.query(`
  insert into videos (title, source, source_kind, oid, created_at, deleted_at)
  select 'Gone film ' || n, 'https://v.example.com/gone.mp4', 'file', 'gone' || n,
         '2025-03-01'::timestamptz + n * interval '1 minute', '2026-01-14'::timestamptz
  from generate_series(1, 500) n`);
await t.query(`
  insert into users (username, email, password_hash) select 'fan ' || n, 'fan' || n || '@example.com', ''
  from generate_series(1, 1000) n`);
await t.query(`
  insert into likes (user_id, video_id)
  select u.id, v.id from users u, videos v where v.id % 40 = 0 and (u.id + v.id / 40) % 20 = 0`);
for (const [kind, step] of [
  ["saved", 3],
  ["recent", 5],
] as const) {
  await t.query("insert into lists (user_id, kind) select id, $1 from users", [kind]);
  await t.query(
    `insert into list_videos (user_id, kind, video_id, added_at)
     select $1, $2, id, created_at from videos where id % $3 = 0`,
    [member.id, kind, step],
  );
}
// Fifty series of twenty videos each.
await t.query("insert into series (title) select 'Series ' || n from generate_series(1, 50) n");
await t.query("insert into series_videos select n, 1 + n % 50, n from generate_series(19001, 20000) n");
await t.query(
  "update video_health set watched = video_id % 50 > 0, state = case when video_id % 100 = 1 then 'gone' end",
);
await t.query(
  "vacuum analyze videos, video_health, same_videos, likes, list_videos, lists, categories, users, series, series_videos",
);

const superuser = first(await t.members("superuser", 1));
await t.query(`
  insert into users (username, email, password_hash, date_joined, is_superuser, is_active, pro_expiry_date)
  select 'person ' || n || ' ' || md5(n::text), md5(n::text) || '@example.com', '',
         '2020-01-01'::timestamptz + n * interval '1 minute', n % 5000 = 0, n % 1000 <> 0,
         case when n % 10 = 0 then '2026-01-01'::timestamptz + n * interval '1 hour' end
  from generate_series(1, 30000) n`);
await t.query(`
  insert into subscribers (first_name, middle_name, last_name, full_name, age, telephone, country, secondary_email, comments)
  select 'A', '', 'B', 'A B', 30, '', 'C', 's' || n || '@example.com', '' from generate_series(1, 20000) n`);
await t.query(
  `
  insert into audit_log (at, actor_id, action, target_type, target_id, details)
  select '2025-01-01'::timestamptz + n * interval '1 minute', $1 + n % 50, 'video.' || n % 20, 'video', n, '{}'
  from generate_series(1, 20000) n`,
  [superuser.id],
);
await t.query(`
  insert into payment_events (id, type, object_id, created_at, received_at, state)
  select 'evt_' || n, 'invoice.paid', '', now(), now(), case when n % 100 = 0 then 'failed' else 'done' end
  from generate_series(1, 20000) n`);
await t.query("vacuum analyze users, subscribers, audit_log, payment_events, kept_counts, pro_expiries");

const orderings = ["-created", "created", "title", "-title", "popular", "duration", "-duration"];
const filters: Record<string, Record<string, string>> = {
  all: {},
  category: { category: "category 7" },
  saved: { saved: "true" },
  recent: { recent: "true" },
  search: { search: `film ${"c4ca4238a0"}` },
  length: { min_duration: "600", max_duration: "1800" },
};

describe("a page of the catalogue", () => {
  it.each(Object.entries(filters))(
    "costs two queries, one for the member and one for the list: %s",
    async (_, query) => {
      for (const likes of [0, 1000]) {
        await t.query("delete from likes where video_id > 19900");
        if (likes > 0) {
          await t.query("insert into likes select u.id, v.id from users u, videos v where v.id > 19900 limit 1000");
        }
        let page = await t.ok(call, { token: member.token, query });
        expect(
          await statements(async () => {
            page = await t.ok(call, { token: member.token, query });
          }),
        ).toHaveLength(2);
        if (page.next === null) continue;
        const following = Object.fromEntries(new URL(page.next).searchParams);
        expect(await statements(() => t.ok(call, { token: member.token, query: following }))).toHaveLength(2);
      }
    },
  );
});

it("lists series with the same number of queries, however many videos they have", async () => {
  const { results } = await t.ok("GET /api/series/v1/series/", { token: member.token });
  expect(results.map(({ count }) => count)).toEqual(Array(12).fill(20));
  expect(await statements(() => t.ok("GET /api/series/v1/series/", { token: member.token }))).toHaveLength(3);
  const one = () => t.ok("GET /api/series/v1/series/{id}/", { token: member.token, id: 7 });
  expect(await statements(one)).toHaveLength(4);
});

const planOf = (
  query: Record<string, string>,
  asked: Call = call,
  who: { token: string; from: string } = { token: member.token, from: "from videos v" },
) => plans.planOf(query, asked, who);

describe("with 20,000 videos", () => {
  it.each(orderings)("a page by %s is read from an index, the tenth as cheaply as the first", async (ordering) => {
    let query: Record<string, string> = { ordering };
    for (const page of [1, 10]) {
      while (query["page"] !== undefined && Number(query["page"]) < page) {
        const { next } = await t.ok(call, { token: member.token, query });
        query = Object.fromEntries(new URL(next ?? "").searchParams);
      }
      const plan = await planOf(query);
      const types = plan.map((node) => `${node["Node Type"]} ${node["Relation Name"] ?? ""}`);
      expect(types).not.toContain("Seq Scan videos");
      expect(types).not.toContain("Sort ");
      expect(rowsRead(plan, "videos")).toBeLessThan(30);
      query = Object.fromEntries(new URL((await t.ok(call, { token: member.token, query })).next ?? "").searchParams);
    }
  });

  it.each([...orderings.map((ordering) => ({ ordering })), { search: "film" }, { min_duration: "600" }])(
    "a category of few videos reads only these: %o",
    async (query) => {
      await t.query("insert into categories (name) values ('Few') on conflict do nothing");
      await t.query(
        "update videos set category_id = (select id from categories where name = 'Few') where id in (11, 211, 411)",
      );
      const plan = await planOf({ category: "Few", ...query });
      expect(plan.map((node) => `${node["Node Type"]} ${node["Relation Name"] ?? ""}`)).not.toContain(
        "Seq Scan videos",
      );
      expect(rowsRead(plan, "videos")).toBeLessThan(30);
    },
  );

  it.each([
    ["all videos", { search: "film" }, 2000],
    ["an eighth of them", { search: "film 1" }, 10_000],
  ])("a search that matches %s reads only enough to show a page and count to a thousand", async (_, query, most) => {
    expect(rowsRead(await planOf(query), "videos")).toBeLessThan(most);
  });

  it.each([
    ["a category", { category: "Category 7" }, 30],
    // The count subtracts the few hidden videos, which are found by the same index.
    ["the recent list", { recent: "true" }, 700],
  ])("%s newest first is read off an index", async (_, query, most) => {
    expect(rowsRead(await planOf(query), "videos")).toBeLessThan(most);
  });

  it.each([
    ["short ones", { max_duration: "599" }],
    ["medium ones", { min_duration: "600", max_duration: "1800" }],
    ["long ones", { min_duration: "1801" }],
    ["long ones, oldest first", { min_duration: "1801", ordering: "created" }],
    ["medium ones, shortest first", { min_duration: "600", max_duration: "1800", ordering: "duration" }],
    ["short ones, longest first", { max_duration: "599", ordering: "-duration" }],
  ])("%s are read off an index, and counted up to a thousand", async (_, query) => {
    const plan = await planOf(query);
    const types = plan.map((node) => `${node["Node Type"]} ${node["Relation Name"] ?? ""}`);
    expect(types).not.toContain("Seq Scan videos");
    expect(types).not.toContain("Sort ");
    expect(rowsRead(plan, "videos")).toBeLessThan(1100);
  });

  it("the saved list by time of creation reads only its own videos", async () => {
    const plan = await planOf({ saved: "true" });
    expect(plan.map((node) => `${node["Node Type"]} ${node["Relation Name"]}`)).not.toContain("Seq Scan videos");
  });

  it("the stills for visitors are read from their indexes, chosen or not", async () => {
    await t.query(
      "update videos set thumbnail = md5(id::text), showcased_at = case when id % 700 = 0 then now() end where id % 2 = 0",
    );
    await t.query("vacuum analyze videos");
    const plan = await planOf({}, "GET /api/public/v1/showcase/", { token: member.token, from: "row_number" });
    expect(plan.map((node) => `${node["Node Type"]} ${node["Relation Name"] ?? ""}`)).not.toContain("Seq Scan videos");
    expect(rowsRead(plan, "videos")).toBeLessThan(30);
  });

  it("a queue reads a bounded number of videos, by indexes", async () => {
    await t.query("insert into watched select $1, id, now() from videos where id % 7 = 0", [member.id]);
    await t.query("vacuum analyze watched");
    const asked = "GET /api/playback/v1/queue/";
    const plan = await planOf({ minutes: "20" }, asked, { token: member.token, from: "with begun" });
    expect(plan.map((node) => `${node["Node Type"]} ${node["Relation Name"] ?? ""}`)).not.toContain("Seq Scan videos");
    expect(rowsRead(plan, "videos")).toBeLessThan(2000);
    const query = { minutes: "600" };
    expect(await statements(() => t.ok(asked, { token: member.token, query }))).toHaveLength(3);
  });

  it.each(["c4ca4238", "films c4ca4238"])("a search uses the full-text index: %s", async (search) => {
    const plan = await planOf({ search });
    expect(plan.map((node) => `${node["Node Type"]} ${node["Relation Name"]}`)).not.toContain("Seq Scan videos");
    // 300 of them to see whether the words are common.
    expect(rowsRead(plan, "videos")).toBeLessThan(500);
  });

  it("the newest page reads only the likes that it shows, even with one very popular video", async () => {
    await t.query(
      "insert into likes select u.id, v.id from users u, (select max(id) as id from videos) v on conflict do nothing",
    );
    await t.query("analyze likes");
    const plan = await planOf({});
    // A hundred likers and the member's own like, of each of 13 videos.
    expect(rowsRead(plan, "likes")).toBeLessThanOrEqual(13 * 102);
    expect(plan.map((node) => node["Node Type"])).not.toContain("Sort");
  });

  it("likes, saves and the session user take a constant number of queries", async () => {
    const current = await statements(() => t.ok("GET /api/accounts/v1/current_user/", { token: member.token }));
    expect(current.length).toBeLessThanOrEqual(3);
    const checkpro = await statements(() => t.ok("GET /api/accounts/v1/checkpro/", { token: member.token }));
    expect(checkpro).toHaveLength(1);
  });
});

describe("the lists of superusers", () => {
  const adminLists = [
    ["videos", "GET /api/admin/v1/videos/", "from videos v", "videos", {}],
    ["a category's videos", "GET /api/admin/v1/videos/", "from videos v", "videos", { category: "category 7" }],
    ["uncategorised videos", "GET /api/admin/v1/videos/", "from videos v", "videos", { state: "uncategorised" }],
    ["unreleased videos", "GET /api/admin/v1/videos/", "from videos v", "videos", { state: "unreleased" }],
    ["deleted videos", "GET /api/admin/v1/videos/", "from videos v", "videos", { state: "deleted" }],
    ["videos of a word", "GET /api/admin/v1/videos/", "from videos v", "videos", { search: "c4ca4238" }],
    ["dead videos", "GET /api/admin/v1/health/videos/", "from video_health h", "videos", { kind: "dead" }],
    ["videos twice", "GET /api/admin/v1/health/videos/", "from same_videos s", "videos", { kind: "duplicate" }],
    ["no still", "GET /api/admin/v1/health/videos/", "from videos v", "videos", { kind: "no_still" }],
    ["no description", "GET /api/admin/v1/health/videos/", "from videos v", "videos", { kind: "no_description" }],
    ["no captions", "GET /api/admin/v1/health/videos/", "from video_health h", "videos", { kind: "no_captions" }],
    ["no category", "GET /api/admin/v1/health/videos/", "from videos v", "videos", { kind: "uncategorised" }],
    ["never watched", "GET /api/admin/v1/health/videos/", "from video_health h", "videos", { kind: "unwatched" }],
    ["users", "GET /api/accounts/v1/userlist/", "from users u", "users", {}],
    ["pro users", "GET /api/accounts/v1/userlist/", "from users u", "users", { filter: "pro" }],
    ["free users", "GET /api/accounts/v1/userlist/", "from users u", "users", { filter: "free" }],
    ["blocked users", "GET /api/accounts/v1/userlist/", "from users u", "users", { filter: "blocked" }],
    ["superusers", "GET /api/accounts/v1/userlist/", "from users u", "users", { filter: "super" }],
    ["users of a name", "GET /api/accounts/v1/userlist/", "from users u", "users", { search: "c4ca4238" }],
    ["subscribers", "GET /api/subscriber/v1/subscriberlist/", "from subscribers", "subscribers", {}],
    ["audit", "GET /api/admin/v1/audit/", "from audit_log a", "audit_log", {}],
    ["one actor's audit", "GET /api/admin/v1/audit/", "from audit_log a", "audit_log", { actor: superuser.username }],
    ["one action's audit", "GET /api/admin/v1/audit/", "from audit_log a", "audit_log", { action: "video.7" }],
    [
      "a day's audit",
      "GET /api/admin/v1/audit/",
      "from audit_log a",
      "audit_log",
      { from: "2025-01-05", to: "2025-01-05" },
    ],
    ["failed events", "GET /api/billing/v1/events/", "from payment_events e", "payment_events", { state: "failed" }],
  ] as const;

  it.each(adminLists)(
    "%s: two queries that read few rows, the fifth page like the first",
    async (_, list, from, table, filter) => {
      let query: Record<string, string> = { ...filter };
      for (const page of [1, 2, 3, 4, 5]) {
        let next: string | null = null;
        const given = query;
        const seen = await statements(async () => {
          ({ next } = (await t.ok(list, { token: superuser.token, query: given })) as { next: string | null });
        });
        // A search among users estimates the number of matches first.
        expect(seen).toHaveLength(table === "users" && "search" in filter ? 3 : 2);
        if (page === 1 || page === 5) {
          const plan = await planOf(query, list, { token: superuser.token, from });
          // The rows of a page, and up to a thousand for the count, plus those that a filter skips between them. If
          // half of all rows match, PostgreSQL may count by reading the table instead of an index.
          expect(rowsRead(plan, table)).toBeLessThan(
            "filter" in filter ? 200 : Object.keys(filter).length > 0 ? 2200 : 20,
          );
        }
        if (next === null) break;
        query = Object.fromEntries(new URL(next).searchParams);
      }
    },
  );

  it("the dashboard counts no rows except members whose pro ends within the hour", async () => {
    const query = { total_users: "true", total_pro_users: "true" };
    const plan = await planOf(query, "GET /api/category/v1/count/", { token: superuser.token, from: "kept_counts" });
    expect(rowsRead(plan, "users")).toBeLessThan(10);
    expect(await statements(() => t.ok("GET /api/category/v1/count/", { token: superuser.token, query }))).toHaveLength(
      2,
    );
  });
});
