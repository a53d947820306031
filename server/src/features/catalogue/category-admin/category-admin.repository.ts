import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { categoryPicture, ownersOrder } from "#domain/library/categories.ts";

export interface AdminCategoryRow {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** Id of the stored picture that is shown. */
  readonly thumbnail: string | null;
  readonly ownThumbnail: boolean;
  readonly videoCount: number;
}

export const all = (db: Db): Promise<AdminCategoryRow[]> =>
  hotQuery<AdminCategoryRow>(
    db,
    sql`select c.id, c.name, c.description, ${categoryPicture("infinity")} as thumbnail,
          c.thumbnail is not null as own_thumbnail, c.video_count
        from categories c order by ${ownersOrder}`,
  );

/** Gives these categories the first places, in this order, and takes the others' away. */
export const order = (tx: Db, ids: readonly number[]) =>
  hotQuery(
    tx,
    sql`update categories c set place = p.place
        from (select id, array_position(${sql.param(ids)}::int[], id) as place from categories order by id for update) p
        where p.id = c.id and c.place is distinct from p.place`,
  );
