import type { SQL } from "drizzle-orm";
import { type Db, hotQuery, limitTo } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { isUnfinished, latestPlays, resumed } from "#domain/library/progress.ts";
import { nextInSeries } from "#domain/library/series.ts";
import { type Horizon, visible } from "#domain/library/visibility.ts";
import type { Candidate } from "./queue.policy.ts";

/** Maximum candidates for one reason. */
const most = 40;
/** Maximum videos to examine: last saved, or newest in a category or in the library. */
const newest = 200;
/** Number of likes and of recently watched videos that determine which categories a member likes. */
const signs = 200;
/** Number of categories that count as liked. */
const favourites = 3;

/**
 * Candidates for a member's queue, by priority: unwatched videos that are not longer than the whole queue. A begun
 * video that is too long is not a candidate for another reason, either.
 */
export function candidates(db: Db, userId: number, horizon: Horizon, seconds: number): Promise<Candidate[]> {
  const unwatched = sql`not exists (select from watched w where w.user_id = ${userId} and w.video_id = v.id)`;
  const untouched = sql`v.duration <= ${seconds}::int and not exists (
    select from plays p where p.video_id = v.id and p.user_id = ${userId} and p.position > 0)`;
  // Watched videos are filtered out afterwards, so that the index scan is guaranteed to end after this many rows.
  const latest = (among: SQL) => sql`(
    select v.id, v.duration, v.published_at from videos v where ${among} and ${visible(horizon)}
    order by v.published_at desc, v.id desc ${limitTo(newest)})`;
  // `offset 0` forces lookups one by one; otherwise the planner misjudges so few rows and reads the whole library.
  return hotQuery<Candidate>(
    db,
    sql`with begun as (
          select v.id, greatest(1, v.duration - coalesce(${resumed}, 0)) as seconds, p.report_number
          from ${latestPlays(userId)} p cross join lateral (select * from videos where id = p.video_id offset 0) v
          where ${isUnfinished} and v.duration is not null and ${visible(horizon)} and ${unwatched}),
        offered as materialized (
          select id, report_number from ${nextInSeries(userId, horizon)} n order by report_number desc, id ${limitTo(most)}),
        favourites as (
          select v.category_id as id from (
            (select video_id from likes where user_id = ${userId} order by video_id desc ${limitTo(signs)})
            union all
            (select video_id from list_videos where user_id = ${userId} and kind = 'recent'
             order by added_at desc, video_id desc ${limitTo(signs)})) signs
          cross join lateral (select * from videos where id = signs.video_id offset 0) v
          where v.category_id is not null
          group by v.category_id order by count(*) desc, v.category_id ${limitTo(favourites)})
        select id, reason, seconds from (
          (select id, 'begun' as reason, seconds, 1 as rank, row_number() over (order by report_number desc) as place
           from begun where seconds <= ${seconds}::int order by place ${limitTo(most)})
          union all
          (select v.id, 'series', v.duration, 2, row_number() over (order by n.report_number desc, v.id) as place
           from offered n cross join lateral (select * from videos where id = n.id offset 0) v where ${untouched}
           order by place ${limitTo(most)})
          union all
          (select v.id, 'saved', v.duration, 3, row_number() over (order by l.added_at desc, l.video_id desc) as place
           from (select video_id, added_at from list_videos where user_id = ${userId} and kind = 'saved'
                 order by added_at desc, video_id desc ${limitTo(newest)}) l
           cross join lateral (select * from videos where id = l.video_id offset 0) v
           where ${visible(horizon)} and ${unwatched} and ${untouched}
           order by place ${limitTo(most)})
          union all
          (select v.id, 'liked_category', v.duration, 4, row_number() over (order by v.published_at desc, v.id desc) as place
           from favourites f cross join lateral ${latest(sql`v.category_id = f.id`)} v
           where ${unwatched} and ${untouched} order by place ${limitTo(most)})
          union all
          (select v.id, 'new', v.duration, 5, row_number() over (order by v.published_at desc, v.id desc) as place
           from ${latest(sql`true`)} v where ${unwatched} and ${untouched} order by place ${limitTo(most)})) candidates
        order by rank, place`,
  );
}
