import { expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { plansOf, rowsRead } from "#test/app/plans.ts";
import { libraryOf } from "#test/library/library.ts";

const t = await startApp({ remembers: false });
const { statements, planOf } = plansOf(t);
const superuser = first(await t.members("superuser", 1));
const member = first(await t.members("pro", 1));
const answers = await libraryOf(t, superuser.token).fill(Array.from({ length: 5 }, () => ({})));

/** 20,000 requests: a tenth of them is answered, a tenth declined, a twentieth merged and a twentieth deleted. */
await t.query(
  `insert into requests (text, key, asked_by, asked_at, votes, video_id, answered_at, declined_at, deleted_at)
   select 'Film ' || md5(n::text), 'film ' || md5(n::text), $2, '2026-01-01'::timestamptz, 1 + n % 500,
     case when n % 10 = 1 then ($1::int[])[1 + n % 5] end,
     case when n % 10 = 1 then '2025-01-01'::timestamptz + n * interval '1 minute' end,
     case when n % 10 = 2 then '2025-01-01'::timestamptz end,
     case when n % 20 = 3 then '2026-01-14'::timestamptz end
   from generate_series(1, 20000) n`,
  [answers, superuser.id],
);
await t.query("update requests set merged_into = id - 1 where id % 20 = 5");
await t.query(
  `insert into request_votes (user_id, request_id, cast_for, cast_at)
   select $1, id, id, '2026-01-01' from requests where id % 400 in (4, 12) and merged_into is null`,
  [member.id],
);
await t.query("vacuum analyze requests, request_votes, videos");

const [board, forSuperusers] = ["GET /api/requests/v1/requests/", "GET /api/admin/v1/requests/"] as const;

/** A page plus at most a thousand rows for the count; twice that if other rows come between them in the index. */
it.each([
  ["open ones", board, {}, 2500],
  ["answered ones", board, { state: "answered" }, 2500],
  ["all, for superusers", forSuperusers, {}, 1200],
  ["open ones, for superusers", forSuperusers, { state: "open" }, 2500],
])("%s: one query that reads few rows, on the fifth page as on the first", async (_, call, filter, most) => {
  const { token } = call === board ? member : superuser;
  let query: Record<string, string> = { ...filter };
  for (const page of [1, 2, 3, 4, 5]) {
    let next: string | null = null;
    const given = query;
    const seen = await statements(async () => {
      ({ next } = await t.ok(call, { token, query: given }));
    });
    // Ignores occasional queries about the member or the site.
    expect(seen.filter(({ text }) => /\brequests\b/.test(text))).toHaveLength(1);
    if (page === 1 || page === 5) {
      const plan = await planOf(given, call, { token, from: "from requests r" });
      expect(rowsRead(plan, "requests")).toBeLessThan(most);
    }
    query = Object.fromEntries(new URL(next ?? "").searchParams);
  }
});

it.each([{ state: "answered" }, { state: "declined" }])(
  "superusers' requests filtered by %s are counted without reading any twice",
  async (query) => {
    const plan = await planOf(query, forSuperusers, { token: superuser.token, from: "from requests r" });
    expect(rowsRead(plan, "requests")).toBeLessThan(22_000);
  },
);

it("a search for words scans requests a few times, not once per request", async () => {
  const query = { search: "c4ca4238a0b923820dcc509a6f75849b" };
  const { count } = await t.ok(forSuperusers, { token: superuser.token, query });
  expect(count).toBe(1);
  const plan = await planOf(query, forSuperusers, { token: superuser.token, from: "from requests r" });
  expect(rowsRead(plan, "requests")).toBeLessThan(7 * 20_000);
});
