import type { OpenTo } from "@mindreel/contract/catalogue/open-to";
import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { openToColumn } from "#domain/library/open-to.ts";
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
