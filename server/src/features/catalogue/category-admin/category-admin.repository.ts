import type { OpenTo } from "@mindreel/contract/catalogue/open-to";
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
  readonly openTo: OpenTo | null;
}

export const all = (db: Db): Promise<AdminCategoryRow[]> =>
  hotQuery<AdminCategoryRow>(
    db,
    sql`select c.id, c.name, c.description, ${categoryPicture("infinity")} as thumbnail,
          c.thumbnail is not null as own_thumbnail, c.video_count, c.open_to
        from categories c order by ${ownersOrder}`,
  );
