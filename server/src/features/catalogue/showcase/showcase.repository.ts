import type { SQL } from "drizzle-orm";
import { type Db, hotQuery, limitTo } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { ownersOrder } from "#domain/library/categories.ts";
import { openToEveryone } from "#domain/library/open-to.ts";
import { translated } from "#domain/library/translations.ts";
import { type Horizon, toCome, type Viewer, visible } from "#domain/library/visibility.ts";

export interface StillRow {
  /** Id of the video. */
  readonly id: number;
  /** Id of the stored picture. */
  readonly thumbnail: string;
  readonly blur: string | null;
  readonly title: string;
  readonly category: string | null;
  /** Whether it is open to everyone, if that is worth saying. */
  readonly free: boolean;
}

export interface ShownCategory {
  readonly id: number;
  readonly name: string;
}

/** The first categories in the owner's order with visible videos, and the number of categories that have any. */
export async function firstCategories(
  db: Db,
  most: number,
  horizon: Horizon,
  language: Viewer["language"],
): Promise<{ categories: ShownCategory[]; count: number }> {
  const rows = await hotQuery<ShownCategory & { total: number }>(
    db,
    sql`select c.id, ${translated("categoryName", language)} as name, (count(*) over ())::int as total from categories c
        where c.video_count > (select count(*) from videos v where v.category_id = c.id and ${toCome(horizon)})
        order by ${ownersOrder} ${limitTo(most)}`,
  );
  return { categories: rows.map(({ id, name }) => ({ id, name })), count: rows[0]?.total ?? 0 };
}

export async function countVideos(db: Db, horizon: Horizon): Promise<number> {
  const [row] = await hotQuery<{ count: number }>(
    db,
    sql`select video_count - (select count(*)::int from videos v where ${toCome(horizon)}) as count from library`,
  );
  return row?.count ?? 0;
}

export interface Newest {
  readonly count: number;
  /** The publication time of the oldest counted video. */
  readonly oldest: Date | null;
}

/** The number of videos published after the given time, counted up to a limit. */
export async function countNew(db: Db, since: Date, horizon: Horizon, most: number): Promise<Newest> {
  const [row] = await hotQuery<Newest>(
    db,
    sql`select count(*)::int as count, min(published_at) as oldest from (
          select published_at from videos v where v.published_at > ${since}::timestamptz and ${visible(horizon)}
          ${limitTo(most)}) newest`,
  );
  return row ?? { count: 0, oldest: null };
}

/**
 * The stills chosen by superusers, most recently chosen first, topped up with the most liked. On ties the oldest comes
 * first, so that a new video does not change the showcase by itself.
 */
export function stills(
  db: Db,
  most: number,
  horizon: Horizon,
  { language, marksFree }: { readonly language: Viewer["language"]; readonly marksFree: boolean },
): Promise<StillRow[]> {
  const shown = sql`v.thumbnail is not null and ${visible(horizon)}`;
  const some = (part: number, where: SQL, order: SQL) => sql`
    (select ${sql.raw(String(part))} as part, (row_number() over (order by ${order})) as place,
       v.id, v.thumbnail, v.thumbnail_blur as blur, ${translated("videoTitle", language)} as title, v.category_id, ${marksFree ? openToEveryone : sql`false`} as free
     from videos v where ${where} and ${shown} order by ${order} ${limitTo(most)})`;
  return hotQuery<StillRow>(
    db,
    sql`select s.id, s.thumbnail, s.blur, s.title, s.free, ${translated("categoryName", language)} as category
        from (${some(1, sql`v.showcased_at is not null`, sql`v.showcased_at desc, v.id desc`)}
              union all
              ${some(2, sql`v.showcased_at is null`, sql`coalesce(v.like_count, 0) desc, v.id`)}) s
        left join categories c on c.id = s.category_id
        order by s.part, s.place ${limitTo(most)}`,
  );
}
