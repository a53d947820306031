import type { OwnData, OwnRows } from "#data/own-data.ts";
import { sql } from "#db/orm.ts";

const followed = (table: "followed_categories" | "followed_series", id: string): OwnRows => ({
  name: table,
  columns: sql`${sql.raw(id)}, followed_at`,
  key: sql.raw(id),
});

/** A member's follows and notices. */
export const noticesOwnData: OwnData = {
  files: [
    followed("followed_categories", "category_id"),
    followed("followed_series", "series_id"),
    {
      name: "notices",
      columns: sql`n.kind, n.video_id, v.title, n.request_id, n.created_at, n.read_at`,
      from: sql`notices n join videos v on v.id = n.video_id`,
      where: (userId) => sql`n.user_id = ${userId}`,
      key: sql`n.kind || ' ' || n.subject_id`,
      keyType: "text",
    },
    {
      name: "notice_preferences",
      columns: sql`app_videos, mail_videos, push_videos, app_answers, push_answers, mail_free_time,
        mail_subscription, mail_sign_ins, quiet_from, quiet_until, time_zone`,
      key: sql`user_id`,
    },
    {
      name: "push_subscriptions",
      columns: sql`d.id, s.device, split_part(d.endpoint, '/', 3) as push_service, d.language, d.created_at`,
      from: sql`push_subscriptions d join sessions s on s.token_hash = d.token_hash`,
      where: (userId) => sql`d.user_id = ${userId}`,
      key: sql`d.id`,
    },
  ],
  leftOut: {
    notice_pushes: "Only when the next push of notices is due.",
    pushes: "Notices on their way to a device, for a moment.",
    notice_mails: "Only when the next mail about notices is due.",
  },
};
