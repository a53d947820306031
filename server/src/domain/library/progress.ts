import type { SQL } from "drizzle-orm";
import { sql } from "#db/orm.ts";

/** The share of a video after which it counts as watched. The rest is mostly credits. */
export const watchedFrom = 0.9;

/**
 * A video left off within this many seconds of its end restarts next time: a twentieth of its length, but at most five.
 */
const restart = sql`least(5, p.duration / 20.0)`;

/** The position of the play `p`, unless the video restarts. */
export const resumed: SQL = sql`case when p.position > 0 and (p.duration is null or p.position < p.duration - ${restart})
  then p.position end`;

/** Whether the play `p` can be continued: begun, and not watched. */
export const isUnfinished: SQL = sql`(p.position > 0 and
  (p.duration is null or p.position < p.duration * ${watchedFrom}::float))`;

/** The length of the video `v` according to the player of its play `p`, or else the library; null while unknown. */
export const playLength: SQL = sql`nullif(coalesce(p.duration, v.duration), 0)`;

/** Where a member left off in the video `v`, and whether they have watched it: two columns. */
export const progressColumns = (memberId: number): SQL => sql`
  (select ${resumed} from plays p where p.video_id = v.id and p.user_id = ${memberId} and p.report_number =
    (select max(report_number) from plays where video_id = v.id and user_id = ${memberId} and position is not null)) as position,
  exists (select from watched w where w.user_id = ${memberId} and w.video_id = v.id) as watched`;

/** For each video that a member has begun, the play that reported a position last. */
export const latestPlays = (memberId: number): SQL => sql`
  (select distinct on (video_id) video_id, position, duration, report_number from plays
   where user_id = ${memberId} and position is not null order by video_id, report_number desc)`;
