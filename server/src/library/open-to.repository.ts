import type { OpenTo } from "@mindreel/contract/catalogue/open-to";
import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { openToColumn, openToEveryone } from "#domain/library/open-to.ts";
import { type Horizon, visible } from "#domain/library/visibility.ts";

/** The setting of a video that counts; undefined if there is no such video to see. */
export async function find(db: Db, video: number, horizon: Horizon): Promise<{ openTo: OpenTo | null } | undefined> {
  const [row] = await hotQuery<{ openTo: OpenTo | null }>(
    db,
    sql`select ${openToColumn} as open_to from videos v where v.id = ${video} and ${visible(horizon)}`,
  );
  return row;
}

const ofPlans = sql`jsonb_typeof(open_to) = 'array'`;

/** The ids of all plans that open something which others do not. */
export async function plansThatOpen(db: Db): Promise<number[]> {
  const rows = await hotQuery<{ id: number }>(
    db,
    sql`select distinct plan::int as id from (
          select open_to from videos where ${ofPlans} union all select open_to from series where ${ofPlans}
          union all select open_to from categories where ${ofPlans}) limited, jsonb_array_elements_text(open_to) plan`,
  );
  return rows.map(({ id }) => id);
}

/** Which of these plans there are, archived ones too. */
export async function plansAmong(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await hotQuery<{ id: number }>(db, sql`select id from plans where id = any(${sql.param(ids)}::int[])`);
  return rows.map(({ id }) => id);
}

/** Whether some of the newest videos are not open to everyone. All of them could be millions, and all free. */
export async function isAnyClosed(db: Db, horizon: Horizon): Promise<boolean> {
  const [row] = await hotQuery<{ found: boolean }>(
    db,
    sql`select exists (select from (
          select ${openToEveryone} as free from videos v where ${visible(horizon)}
          order by v.published_at desc, v.id desc limit 1000) newest where not free) as found`,
  );
  return row?.found ?? false;
}
