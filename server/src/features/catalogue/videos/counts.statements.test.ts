import fc from "fast-check";
import pg from "pg";
import { expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";

const t = await startApp();
const [{ id: category }, { id: other }] = (await t.query<{ id: number }>(
  "insert into categories (name) values ('One'), ('Two') returning id",
)) as [{ id: number }, { id: number }];

/** Every derived row that does not match the videos. */
const differences = () =>
  t.query(`
    with live as (select * from videos where deleted_at is null),
    origins as (
      select kind, origin, count(*)::int as n from (
        select source_kind as kind, origin_of(source) as origin from live
        union all select kind, origin from video_origins
      ) played where origin is not null group by kind, origin
    )
    (select 'library' as what, null as key, video_count as n from library
      except select 'library', null, count(*)::int from live)
    union all
    (select 'category', id::text, video_count from categories
      except select 'category', c.id::text, count(l.id)::int from categories c left join live l on l.category_id = c.id group by c.id)
    union all
    (select 'same', mark, n from same_videos
      except select 'same', video_mark(source_kind, source), count(*)::int from live group by 2)
    union all
    (select 'unmarked', video_mark(source_kind, source), count(*)::int from live group by 2
      except select 'unmarked', mark, n from same_videos)
    union all
    (select 'health', id::text, 0 from videos v
      where not exists (select from video_health h where h.video_id = v.id and h.mark = video_mark(v.source_kind, v.source)))
    union all
    (select 'origins', kind || origin, n from source_origins except select 'origins', kind || origin, n from origins)
    union all
    (select 'uncounted origins', kind || origin, n from origins
      except select 'uncounted origins', kind || origin, n from source_origins)
    union all
    (select 'origin of a deleted video', video_id::text || origin, 0 from video_origins
      where video_id not in (select id from live))
    union all
    (select 'document', v.id::text || ' ' || d.words::text, 0 from videos v join search_documents d on d.video_id = v.id
      where array(select unnest(text_words(v.title || ' ' || v.description)) where v.deleted_at is null order by 1)
        <> array(select word from unnest(tsvector_to_array(d.words)) word where word not like '~%' order by 1))
    union all
    (select 'no document', id::text, 0 from videos where id not in (select video_id from search_documents))
    union all
    (select 'left behind', what || video_id, 0 from (
        select 'health ' as what, video_id from video_health union all select 'document ', video_id from search_documents
        union all select 'duration ', video_id from duration_checks union all select 'followers ', video_id from videos_to_tell
        union all select 'origin ', video_id from video_origins
      ) parts where video_id not in (select id from videos))
    union all
    (select 'word', word, sum(n)::int from (
        select word, n from search_words union all select word, n from search_word_changes
        union all select word, -1 from search_documents, unnest(tsvector_to_array(words)) word where word not like '~%'
      ) noted group by word having sum(n) <> 0)`);

const source = "'https://' || (array['a', 'b', 'c'])[1 + n % 3] || '.test/' || n % 4";
const statements = {
  add: `insert into videos (title, category_id, source, source_kind, oid, deleted_at)
    select 'Running video ' || n % 5, (array[${category}, ${other}, null])[1 + n % 3], ${source}, 'file', '',
      case when n % 7 = 0 then now() end
    from generate_series($1::int, $1 + cardinality($2::int[])) n`,
  move: `update videos set category_id = (array[${category}, ${other}, null])[1 + $1 % 3] where id = any ($2)`,
  remove: "update videos set deleted_at = now() where id = any ($2) and $1 >= 0",
  restore: "update videos set deleted_at = null where id = any ($2) and $1 >= 0",
  purge: "delete from videos where id = any ($2) and $1 >= 0",
  replay: `update videos set source = ${source.replaceAll("n %", "($1 + id) %")} where id = any ($2)`,
  learn: `with locked as (
      select id, source_kind from videos where id = any ($2) and deleted_at is null order by id for no key update
    )
    insert into video_origins (video_id, kind, origin)
    select id, source_kind, 'https://' || (array['d', 'e'])[1 + $1 % 2] || '.test'
    from locked order by id on conflict do nothing`,
  forget: "delete from video_origins where video_id = any ($2) and $1 >= 0",
  rename: "update videos set title = 'Title ' || $1 where id = any ($2)",
};

const step = fc.record({
  kind: fc.constantFrom("add" as const, ...(Object.keys(statements) as (keyof typeof statements)[])),
  a: fc.nat({ max: 20 }),
  videos: fc.array(fc.nat({ max: 30 }), { maxLength: 6 }),
});
type Step = ReturnType<typeof step.generate>["value"];

/** One transaction, which locks its videos in id order like the services do. */
async function transact(pool: pg.Pool, steps: readonly Step[], ids: readonly number[]): Promise<void> {
  const client = await pool.connect();
  const touched = (videos: readonly number[]) => videos.flatMap((at) => ids[at % Math.max(ids.length, 1)] ?? []);
  try {
    await client.query("begin");
    await client.query("select from videos where id = any ($1) order by id for update", [
      touched(steps.flatMap(({ videos }) => videos)),
    ]);
    for (const { kind, a, videos } of steps) await client.query(statements[kind], [a, touched(videos)]);
    await client.query("commit");
  } finally {
    await client.query("rollback");
    client.release();
  }
}

it("are exact after any concurrent statements, and these never deadlock", { timeout: 120_000 }, async () => {
  const pool = new pg.Pool({ connectionString: t.url, max: 4 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 }), {
        minLength: 1,
        maxLength: 6,
      }),
      async (rounds) => {
        for (const transactions of rounds) {
          const ids = (await t.query<{ id: number }>("select id from videos order by id limit 30")).map(({ id }) => id);
          await Promise.all(transactions.map((steps) => transact(pool, steps, ids)));
        }
        expect(await differences()).toEqual([]);
      },
    ),
    { numRuns: 40 },
  );
  await pool.end();
});
