import type { AdminRequest } from "@mindreel/contract/engagement/request-admin";
import type { AdminRequestRow } from "./request-admin.repository.ts";

export const toAdminRequest = (row: AdminRequestRow): AdminRequest => ({
  ...{ id: row.id, text: row.text, votes: row.votes, asked_at: row.asked_at.toISOString(), told: row.told },
  ...{ askers: [...row.askers], merged: [...row.merged] },
  state: row.video_id !== null ? "answered" : row.declined ? "declined" : "open",
  video:
    row.video_id === null
      ? null
      : {
          ...{ id: row.video_id, title: row.title ?? "", deleted: row.video_deleted },
          release_at: row.release_at?.toISOString() ?? null,
        },
});
