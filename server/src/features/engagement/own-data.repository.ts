import type { OwnData, OwnRows } from "#data/own-data.ts";
import { sql } from "#db/orm.ts";
import type { ListKind } from "#db/schema/library/engagement.ts";

const listed = (kind: ListKind, name: string, when: string): OwnRows => ({
  name,
  tables: ["list_videos"],
  columns: sql`l.video_id, v.title, v.duration, l.added_at as ${sql.raw(when)}`,
  from: sql`list_videos l join videos v on v.id = l.video_id`,
  where: (userId) => sql`l.user_id = ${userId} and l.kind = ${kind}`,
  key: sql`l.video_id`,
});

/** A member's likes, lists, notes, requests and watch time. */
export const engagementOwnData: OwnData = {
  files: [
    {
      name: "likes",
      columns: sql`l.video_id, v.title, v.duration`,
      from: sql`likes l join videos v on v.id = l.video_id`,
      where: (userId) => sql`l.user_id = ${userId}`,
      key: sql`l.video_id`,
    },
    {
      name: "notes",
      columns: sql`n.video_id, n.video_title as title, n.at, n.text, n.created_at, n.updated_at, n.deleted_at`,
      from: sql`notes n`,
      where: (userId) => sql`n.user_id = ${userId}`,
      key: sql`n.id`,
    },
    {
      name: "requests",
      columns: sql`r.text, r.asked_at, r.deleted_at`,
      from: sql`requests r`,
      where: (userId) => sql`r.asked_by = ${userId}`,
      key: sql`r.id`,
    },
    {
      name: "request_votes",
      columns: sql`r.text, m.cast_at, m.told_at, m.seen_at`,
      from: sql`request_votes m join requests r on r.id = m.cast_for`,
      where: (userId) => sql`m.user_id = ${userId}`,
      key: sql`m.request_id`,
    },
    {
      name: "request_preferences",
      columns: sql`mail_answers`,
      key: sql`user_id`,
    },
    listed("saved", "saved_videos", "saved_at"),
    listed("recent", "watched_videos", "watched_at"),
    {
      name: "watching",
      columns: sql`video_id, at, seconds`,
      key: sql`user_id`,
    },
  ],
  leftOut: { lists: "Only the number of videos in saved_videos and watched_videos." },
};
