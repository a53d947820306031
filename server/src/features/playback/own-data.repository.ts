import type { OwnData } from "#data/own-data.ts";
import { sql } from "#db/orm.ts";

/** What a member played, and how far. */
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
  ],
  leftOut: {},
};
