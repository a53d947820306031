import { pageSize } from "@mindreel/contract/wire/limits";
import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { isUnfinished, latestPlays } from "#domain/progress.ts";
import { type Horizon, visible } from "#domain/visibility.ts";
import type { From, Listed } from "#http/input/paging.ts";

/** The videos that a member began and did not finish, last first: one page and one row more, each with the count of all. */
export const begun = (db: Db, userId: number, horizon: Horizon, from: From): Promise<Listed[]> =>
  hotQuery<Listed & Record<string, unknown>>(
    db,
    sql`with begun as materialized (
          select v.id, p.told from ${latestPlays(userId)} p join videos v on v.id = p.video_id
          where ${isUnfinished} and ${visible(horizon)})
        select id, told::text as sort_key, (select count(*)::int from begun) as total from begun
        ${"key" in from ? sql`where (told, id) < (${from.key}::bigint, ${from.id}::int)` : sql``}
        order by told desc, id desc limit ${pageSize + 1} ${"offset" in from ? sql`offset ${from.offset}` : sql``}`,
  );
