import type { SQL } from "drizzle-orm";
import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { isUnfinished, latestPlays, resumed } from "#domain/progress.ts";
import { nextInSeries } from "#domain/series.ts";
import { type Horizon, visible } from "#domain/visibility.ts";
import type { Candidate } from "./queue.policy.ts";

/** The most candidates for one reason. */
const most = 40;
/** How many videos are looked at: last saved ones, and newest ones of a category or of all. */
const newest = 200;
/** How many likes, and how many videos watched last, tell what a member likes. */
const signs = 200;
/** How many categories count as those that a member likes. */
const favourites = 3;

/**
 * What may go into a queue of a member, by priority: each video lasts no longer than the whole queue, and is not
 * watched. What was begun but is too long is no candidate for another reason, either.
 */
export function candidates(db: Db, userId: number, horizon: Horizon, seconds: number): Promise<Candidate[]> {
  const unwatched = sql`not exists (select from watched w where w.user_id = ${userId} and w.video_id = v.id)`;
  const untouched = sql`v.duration <= ${seconds}::int and not exists (
    select from plays p where p.video_id = v.id and p.user_id = ${userId} and p.position > 0)`;
  // Watched videos are left out afterwards, so that the walk along the index surely ends after this many.
  const latest = (among: SQL) => sql`(
    select v.id, v.duration, v.published_at from videos v where ${among} and ${visible(horizon)}
    order by v.published_at desc, v.id desc limit ${newest})`;
  // Looks rows up one by one (offset 0): the planner, which misjudges so few, would read the whole library.
  return hotQuery<Candidate & Record<string, unknown>>(
    db,
    sql`with begun as (
          select v.id, greatest(1, v.duration - coalesce(${resumed}, 0)) as seconds, p.told
          from ${latestPlays(userId)} p cross join lateral (select * from videos where id = p.video_id offset 0) v
          where ${isUnfinished} and v.duration is not null and ${visible(horizon)} and ${unwatched}),
        offered as materialized (
          select id, told from ${nextInSeries(userId, horizon)} n order by told desc, id limit ${most}),
        favourites as (
          select v.category_id as id from (
            (select video_id from likes where user_id = ${userId} order by video_id desc limit ${signs})
            union all
            (select video_id from list_videos where user_id = ${userId} and kind = 'recent'
             order by added_at desc, video_id desc limit ${signs})) signs
          cross join lateral (select * from videos where id = signs.video_id offset 0) v
          where v.category_id is not null
          group by v.category_id order by count(*) desc, v.category_id limit ${favourites})
        select id, reason, seconds from (
          (select id, 'begun' as reason, seconds, 1 as rank, row_number() over (order by told desc) as place
           from begun where seconds <= ${seconds}::int order by place limit ${most})
          union all
          (select v.id, 'series', v.duration, 2, row_number() over (order by n.told desc, v.id) as place
           from offered n cross join lateral (select * from videos where id = n.id offset 0) v where ${untouched}
           order by place limit ${most})
          union all
          (select v.id, 'saved', v.duration, 3, row_number() over (order by l.added_at desc, l.video_id desc) as place
           from (select video_id, added_at from list_videos where user_id = ${userId} and kind = 'saved'
                 order by added_at desc, video_id desc limit ${newest}) l
           cross join lateral (select * from videos where id = l.video_id offset 0) v
           where ${visible(horizon)} and ${unwatched} and ${untouched}
           order by place limit ${most})
          union all
          (select v.id, 'liked_category', v.duration, 4, row_number() over (order by v.published_at desc, v.id desc) as place
           from favourites f cross join lateral ${latest(sql`v.category_id = f.id`)} v
           where ${unwatched} and ${untouched} order by place limit ${most})
          union all
          (select v.id, 'new', v.duration, 5, row_number() over (order by v.published_at desc, v.id desc) as place
           from ${latest(sql`true`)} v where ${unwatched} and ${untouched} order by place limit ${most})) candidates
        order by rank, place`,
  );
}
