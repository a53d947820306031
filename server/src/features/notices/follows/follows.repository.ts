import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { translated } from "#domain/library/translations.ts";
import type { Viewer } from "#domain/library/visibility.ts";

/** What a member can follow. */
type Followable = "category" | "series";

const tables = {
  category: { things: sql`categories`, follows: sql`followed_categories`, id: sql`category_id` },
  series: { things: sql`series`, follows: sql`followed_series`, id: sql`series_id` },
} as const;

export interface Follow {
  readonly userId: number;
  readonly kind: Followable;
  readonly id: number;
}

/** A type, not an interface: rows need an index signature. */
export type FollowedRow = { kind: Followable; id: number; name: string };

/** What a member follows, by name. Deleted categories and series are left out until they are restored. */
export async function ofMember(db: Db, { id: userId, language }: Viewer): Promise<FollowedRow[]> {
  const category = translated("categoryName", language);
  const series = translated("seriesTitle", language);
  return hotQuery(
    db,
    sql`select kind, id, name
        from (
          select 'category' as kind, c.id, ${category} as name
          from followed_categories f join categories c on c.id = f.category_id
          where f.user_id = ${userId}
          union all
          select 'series', s.id, ${series}
          from followed_series f join series s on s.id = f.series_id
          where f.user_id = ${userId}) followed
        order by kind, fold_text(name), id`,
  );
}

/** @returns false if there is no such category or series */
export async function add(db: Db, { userId, kind, id }: Follow, now: Date): Promise<boolean> {
  const table = tables[kind];
  const rows = await hotQuery(
    db,
    sql`with known as (select id from ${table.things} where id = ${id}),
          added as (
            insert into ${table.follows} (${table.id}, user_id, followed_at)
            select known.id, u.id, ${now}::timestamptz from known join users u on u.id = ${userId}
            on conflict do nothing)
        select id from known`,
  );
  return rows.length > 0;
}

export const remove = (db: Db, { userId, kind, id }: Follow) => {
  const table = tables[kind];
  return hotQuery(db, sql`delete from ${table.follows} where ${table.id} = ${id} and user_id = ${userId}`);
};

/** Deletes follows of categories and series that can no longer be restored. */
export async function sweep(db: Db): Promise<void> {
  await hotQuery(
    db,
    sql`delete from followed_categories f
        where not exists (select from categories c where c.id = f.category_id)
          and not exists (select from deleted_categories d where d.id = f.category_id)`,
  );
  await hotQuery(
    db,
    sql`delete from followed_series f
        where not exists (select from series s where s.id = f.series_id)
          and not exists (select from deleted_series d where d.id = f.series_id)`,
  );
}
