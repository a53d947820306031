import type { Language } from "@mindreel/contract/plain/languages";
import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { translated } from "#domain/library/translations.ts";
import { type Horizon, type Viewer, visible } from "#domain/library/visibility.ts";

export interface TeaserRow {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly category: string | null;
  readonly thumbnail: string | null;
  readonly thumbnailBlur: string | null;
  readonly duration: number | null;
  readonly publishedAt: Date;
  /** The languages that its title is translated into. */
  readonly languages: Language[];
}

export async function find(
  db: Db,
  id: number,
  horizon: Horizon,
  language: Viewer["language"],
): Promise<TeaserRow | undefined> {
  const [row] = await hotQuery<TeaserRow>(
    db,
    sql`select v.id, ${translated("videoTitle", language)} as title, ${translated("videoDescription", language)} as description,
          array(select language from jsonb_each(v.translations) t (language, words) where words ? 'title' order by 1) as languages,
          v.thumbnail, v.thumbnail_blur, v.duration, v.published_at,
          (select ${translated("categoryName", language)} from categories c where c.id = v.category_id) as category
        from videos v where v.id = ${id} and ${visible(horizon)}`,
  );
  return row;
}

/** The highest video id. */
export async function lastId(db: Db): Promise<number> {
  const [row] = await hotQuery<{ id: number | null }>(db, sql`select max(id) as id from videos`);
  return row?.id ?? 0;
}

/** The visible videos in a range of ids. */
export const inRange = (db: Db, from: number, to: number, horizon: Horizon) =>
  hotQuery<{ id: number; publishedAt: Date }>(
    db,
    sql`select v.id, v.published_at from videos v
        where v.id between ${from} and ${to} and ${visible(horizon)} order by v.id`,
  );
