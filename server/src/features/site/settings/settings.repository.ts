import { type Db, hotQuery } from "#data/database.ts";
import { type From, type Listed, pageLimit } from "#data/paging.ts";
import { sql } from "#db/orm.ts";
import type { siteSettings } from "#db/schema/site.ts";
import type { Differences } from "./settings.policy.ts";

export type VersionRow = typeof siteSettings.$inferSelect;

/** @returns undefined if nothing was ever changed */
export async function latest(db: Db): Promise<VersionRow | undefined> {
  const [row] = await hotQuery<VersionRow>(
    db,
    sql`select version, at, actor_id, undoes, differences from site_settings order by version desc limit 1`,
  );
  return row;
}

/** A version, and whether the site is closed; both in one statement, so that they belong to the same moment. */
export interface CurrentRow {
  readonly version: number | null;
  readonly differences: Differences | null;
  readonly openings: number | null;
  readonly closed: boolean | null;
}

export async function current(db: Db): Promise<CurrentRow | undefined> {
  const [row] = await hotQuery<CurrentRow>(
    db,
    sql`select s.version, s.differences, o.id as openings, not o.open as closed from (select) one
        left join lateral (select version, differences from site_settings order by version desc limit 1) s on true
        left join lateral (select id, open from site_openings order by id desc limit 1) o on true`,
  );
  return row;
}

/** Whether no plan on sale follows the price of the settings. */
export async function isPricedByPlans(db: Db): Promise<boolean> {
  const followed = await hotQuery(db, sql`select from plans where follows_price and archived_at is null limit 1`);
  return followed.length === 0;
}

export async function differencesOf(db: Db, version: number): Promise<Differences | undefined> {
  const [row] = await hotQuery<Pick<VersionRow, "differences">>(
    db,
    sql`select differences from site_settings where version = ${version}`,
  );
  return row?.differences;
}

/** @returns false if the version number is already taken */
export async function add(tx: Db, { version, at, actorId, undoes, differences }: VersionRow): Promise<boolean> {
  const added = await hotQuery(
    tx,
    sql`insert into site_settings (version, at, actor_id, undoes, differences)
        values (${version}, ${at}, ${actorId}, ${undoes}, ${JSON.stringify(differences)}::jsonb)
        on conflict do nothing returning version`,
  );
  return added.length > 0;
}

export type HistoryRow = Listed & {
  at: Date;
  by: string | null;
  undoes: number | null;
  before: Differences;
  after: Differences;
};

/** One page plus one row, newest first, each row with the total count, which is the highest version. */
export function list(db: Db, from: From): Promise<HistoryRow[]> {
  const after = "key" in from ? sql`where s.version < ${from.key}::int` : sql``;
  return hotQuery<HistoryRow>(
    db,
    sql`select s.version as id, s.at, u.username as by, s.undoes, s.differences as after,
          coalesce(p.differences, '{}') as before, s.version::text as sort_key,
          (select coalesce(max(version), 0) from site_settings) as total
        from site_settings s left join site_settings p on p.version = s.version - 1
          left join users u on u.id = s.actor_id
        ${after} order by s.version desc ${pageLimit(from)}`,
  );
}
