import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import type { Days } from "#features/admin/figures/figures.policy.ts";

/** One view of a page, or one measure of it. */
export interface Counted {
  readonly page: string;
  readonly visit: "load" | "move";
  readonly measure: Measure;
  readonly bucket: number;
}

type Measure = "view" | "lcp" | "inp" | "cls";

export type MeasureRow = {
  page: string;
  device: "phone" | "desktop";
  visit: "load" | "move";
  measure: Measure;
  /** Ascending; `views` are in the same order. */
  buckets: number[];
  views: number[];
};

/** Adds to the day's counts in one statement, which locks rows in a fixed order so that reports cannot deadlock. */
export async function count(
  db: Db,
  device: "phone" | "desktop",
  counted: readonly Counted[],
  now: Date,
): Promise<void> {
  await hotQuery(
    db,
    sql`insert into web_vital_days as d (day, page, device, visit, measure, bucket, views)
        select utc_day(${now}::timestamptz), page, ${device}::text, visit, measure, bucket, count(*)
        from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as c(page text, visit text, measure text, bucket int)
        group by page, visit, measure, bucket
        order by page, visit, measure, bucket
        on conflict (day, page, device, visit, measure, bucket) do update set views = d.views + excluded.views`,
  );
}

/** Each measure of each page over some days. */
export const measures = (db: Db, { from, to }: Days): Promise<MeasureRow[]> =>
  hotQuery<MeasureRow>(
    db,
    sql`select page, device, visit, measure, array_agg(bucket order by bucket) as buckets,
          array_agg(views order by bucket) as views
        from (select page, device, visit, measure, bucket, sum(views)::float8 as views from web_vital_days
          where day between ${from}::date and ${to}::date group by page, device, visit, measure, bucket) d
        group by page, device, visit, measure`,
  );
