/**
 * Large libraries, whose lists are read in other ways than those of small ones: by the ordering's index instead of
 * sorted, and without the word index for words that are everywhere.
 */
import type { VideoPage } from "@mindreel/contract/catalogue/videos";
import { pageSize } from "@mindreel/contract/plain/limits";
import { describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { libraryOf, type Ordering, orderings, orders } from "#test/library/library.ts";

const t = await startApp();
const { token } = first(await t.members("pro", 1));
const library = libraryOf(t, token);

await t.query("insert into categories (name) values ('Large'), ('Small'), ('Tiny')");
await t.query(`
  insert into videos (title, description, category_id, source, source_kind, oid, created_at, like_count, duration, release_at)
  select 'Film ' || md5(n::text),
         -- Everywhere, in every eighth, only among the oldest, only among the newest, in few.
         concat_ws(' ', 'tides', case when n % 8 = 0 then 'whales' end, case when n < 4000 then 'reefs' end,
                   case when n > 15500 then 'storms' end, case when n % 500 = 0 then 'pearls' end),
         case when n % 3 = 0 then 1 when n % 20 = 1 then 2 when n % 4000 = 2 then 3 end,
         'https://v.example.com/' || n || '.mp4', 'file', n::text, '2025-01-01'::timestamptz + n / 2 * interval '1 minute',
         n % 50, nullif(n % 3000, 0), case when n % 1000 = 7 then '2026-02-01'::timestamptz end
  from generate_series(1, 16000) n`);
await t.query("update videos set deleted_at = now() where id % 777 = 0");
await t.query("analyze videos");

/** The ids of a whole list, from a plain query. */
async function everything({ search, category, ordering = "-created", min_duration }: Record<string, string>) {
  const conditions = [
    "deleted_at is null and (release_at is null or release_at <= $1)",
    ...(search === undefined ? [] : search.split(" ").map((word) => `description ~ '\\m${word}\\M'`)),
    ...(category === undefined ? [] : [`category_id = (select id from categories where name = '${category}')`]),
    ...(min_duration === undefined ? [] : [`duration >= ${min_duration}`]),
  ];
  const rows = await t.query<{ id: number }>(
    `select id from videos where ${conditions.join(" and ")} order by ${orders[ordering as Ordering]}`,
    [t.clock()],
  );
  return rows.map(({ id }) => id);
}

const searches = ["", "tides", "whales", "tides whales", "reefs", "storms", "pearls", "tides pearls", "reefs storms"];

describe.each(searches)('a search for "%s"', (search) => {
  const categories = ["", "Large", "Small", "Tiny"];
  it.each(categories)('returns the same as a plain query, in category "%s"', async (category) => {
    for (const ordering of orderings) {
      const query = { ordering, ...(search && { search }), ...(category && { category }) };
      const all = await everything(query);
      const count = search === "" ? all.length : Math.min(all.length, 1000);
      const page = (n: number) => ({ query, count, ids: all.slice((n - 1) * pageSize, n * pageSize) });
      const shown = ({ count, results }: VideoPage) => ({ query, count, ids: results.map(({ id }) => id) });
      const one = await library.page(query);
      expect(shown(one)).toEqual(page(1));
      if (one.next !== null) expect(shown(await library.follow(one.next))).toEqual(page(2));
      for (const n of [3, 41].filter((n) => page(n).ids.length > 0)) {
        expect(shown(await library.page({ ...query, page: String(n) }))).toEqual(page(n));
      }
    }
  });
});

it("counts a search for a length in a category", async () => {
  const query = { search: "tides", category: "Small", min_duration: "2000" };
  const { count, results } = await library.page(query);
  const all = await everything(query);
  expect({ count, ids: results.map(({ id }) => id) }).toEqual({ count: all.length, ids: all.slice(0, pageSize) });
});
