import type { OwnData } from "#data/own-data.ts";
import { sql } from "#db/orm.ts";

/** A member's plays, positions and playback preferences. */
export const playbackOwnData: OwnData = {
  files: [
    {
      name: "plays",
      columns: sql`p.video_id, v.title, p.device, p.position, p.duration, p.first_position, p.reached, p.begun_at, p.seen_at`,
      from: sql`plays p join videos v on v.id = p.video_id`,
      where: (userId) => sql`p.user_id = ${userId}`,
      key: sql`p.session`,
      keyType: "text",
    },
    {
      name: "watched",
      columns: sql`w.video_id, v.title, w.at`,
      from: sql`watched w join videos v on v.id = w.video_id`,
      where: (userId) => sql`w.user_id = ${userId}`,
      key: sql`w.video_id`,
    },
    {
      name: "dismissed_series",
      columns: sql`d.series_id, s.title`,
      from: sql`dismissed_series d join series s on s.id = d.series_id`,
      where: (userId) => sql`d.user_id = ${userId}`,
      key: sql`d.series_id`,
    },
    {
      name: "playback_preferences",
      columns: sql`autoplay_next`,
      key: sql`user_id`,
    },
  ],
  leftOut: {},
};
