import type pg from "pg";
import { DatabaseClient } from "#db/hosts/client.ts";

/** Invariants of every Mindreel database, each as a query for violations. */
const invariants: Readonly<Record<string, string>> = {
  "the number of videos in the library": `
    select video_count as kept, real from library, (select count(*)::int as real from videos where deleted_at is null) r
    where video_count <> real`,
  "the number of videos in a category": `
    select c.id, c.video_count as kept, count(v.id) as real
    from categories c left join videos v on v.category_id = c.id and v.deleted_at is null
    group by c.id having c.video_count <> count(v.id)`,
  "the number of likes of a video": `
    select v.id, v.like_count as kept, count(l.video_id) as real from videos v left join likes l on l.video_id = v.id
    group by v.id having coalesce(v.like_count, 0) <> count(l.video_id)`,
  "the number of videos in a member's list": `
    select l.user_id, l.kind, l.video_count as kept, count(m.video_id) as real
    from lists l left join list_videos m on m.user_id = l.user_id and m.kind = l.kind
    group by l.user_id, l.kind having l.video_count <> count(m.video_id)`,
  "a kept number of rows": `
    select name, n as kept, real from kept_counts join (values
      ('users', (select count(*) from users)), ('superusers', (select count(*) from users where is_superuser)),
      ('blocked', (select count(*) from users where not is_active)),
      ('subscribers', (select count(*) from subscribers)), ('audit', (select count(*) from audit_log))
    ) counted (name, real) using (name) where n <> real`,
  "the number of members whose pro time ends in an hour": `
    select hour from (
      select hour, members from pro_expiries union all
      select date_trunc('hour', pro_expiry_date, 'UTC'), -1 from users where not is_superuser and pro_expiry_date is not null
    ) x group by hour having sum(members) <> 0`,
  "until when a member is pro, and the history of that": `
    select u.id, u.pro_expiry_date as kept, h.pro_until as real
    from users u join lateral (
      select pro_until from entitlement_history h where h.user_id = u.id order by h.id desc limit 1
    ) h on true
    where u.pro_expiry_date is distinct from h.pro_until`,
  "what was watched, by video and in all": `
    select d.day from (select day, sum(plays) plays, sum(seconds) seconds from watch_days group by day) d
    full join (select day, sum(plays) plays, sum(seconds) seconds from watch_totals group by day) w using (day)
    where d.plays is distinct from w.plays or d.seconds is distinct from w.seconds`,
};

/** Days whose sums are all zero may have a row or none. */
const ledger = `
  select b.* from business_days b where 0 <> any(array[invoices, paid, refunded, disputed, started, ended, started_cents,
    ended_cents, free_months, free_turned, trials])`;

async function brokenInvariants(client: pg.Client): Promise<string[]> {
  const faults: string[] = [];
  for (const [what, query] of Object.entries(invariants)) {
    const { rows } = await client.query(`select * from (${query}) broken limit 3`);
    if (rows.length > 0) faults.push(`${what} is wrong: ${JSON.stringify(rows)}`);
  }
  return faults;
}

/** Recounts the business figures and compares them, in a transaction that is rolled back. */
async function brokenLedger(client: pg.Client): Promise<string[]> {
  await client.query("begin");
  await client.query(`create temp table kept_days on commit drop as ${ledger}`);
  await client.query("select count_business()");
  const { rows } = await client.query(
    `(select 'kept' as what, * from (table kept_days except ${ledger}) k union all
      select 'real', * from (${ledger} except table kept_days) r) limit 3`,
  );
  await client.query("rollback");
  return rows.length === 0 ? [] : [`the figures of a day are not what its payments come to: ${JSON.stringify(rows)}`];
}

/** Reads every row of every table, which detects pages with a wrong checksum. */
async function readEverything(client: pg.Client): Promise<void> {
  await client.query("set enable_indexonlyscan = off");
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'drizzle', 'pgboss')`,
  );
  for (const { name } of rows) await client.query(`select count(*) from ${name}`);
}

/** The pictures that a database refers to. */
async function picturesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string | null }>(
    `select thumbnail as id from videos where thumbnail is not null
     union select thumbnail from categories where thumbnail is not null
     union select thumbnail from series where thumbnail is not null
     union select profile_pic from users where profile_pic is not null
     union select unnest(array[differences #>> '{logo,light,id}', differences #>> '{logo,dark,id}', differences ->> 'icon'])
       from site_settings
     union select (regexp_matches(body, '/media/([0-9a-f]{24})/news-', 'g'))[1] from campaigns`,
  );
  return rows.flatMap(({ id }) => id ?? []);
}

export interface Findings {
  readonly faults: string[];
  readonly pictures: readonly string[];
}

/** Finds a database's inconsistencies, described in words, and the pictures that it refers to. */
export async function examine(url: string): Promise<Findings> {
  const client = new DatabaseClient({ connectionString: url, application_name: "mindreel-proof" });
  await client.connect();
  try {
    await readEverything(client);
    const faults = [...(await brokenInvariants(client)), ...(await brokenLedger(client))];
    return { faults, pictures: await picturesOf(client) };
  } finally {
    await client.end();
  }
}
