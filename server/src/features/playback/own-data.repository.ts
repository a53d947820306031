import type { OwnData } from "#data/own-data.ts";
import { sql } from "#db/orm.ts";

/** A member's plays, positions and playback preferences. */
export const playbackOwnData: OwnData = {
  files: [
    {
      name: "plays",
      tables: ["plays"],
      columns: sql`p.video_id, v.title, p.device, p.position, p.duration, p.first_position, p.reached, p.begun_at, p.seen_at`,
      from: sql`plays p join videos v on v.id = p.video_id`,
      where: (userId) => sql`p.user_id = ${userId}`,
      key: sql`p.session`,
      keyType: "text",
    },
    {
      name: "watched",
      tables: ["watched"],
      columns: sql`w.video_id, v.title, w.at`,
      from: sql`watched w join videos v on v.id = w.video_id`,
      where: (userId) => sql`w.user_id = ${userId}`,
      key: sql`w.video_id`,
      keyType: "int",
    },
    {
      name: "dismissed_series",
      tables: ["dismissed_series"],
      columns: sql`d.series_id, s.title`,
      from: sql`dismissed_series d join series s on s.id = d.series_id`,
      where: (userId) => sql`d.user_id = ${userId}`,
      key: sql`d.series_id`,
      keyType: "int",
    },
    {
      name: "playback_preferences",
      tables: ["playback_preferences"],
      columns: sql`autoplay_next`,
      from: sql`playback_preferences`,
      where: (userId) => sql`user_id = ${userId}`,
      key: sql`user_id`,
      keyType: "int",
    },
  ],
  leftOut: {},
};
