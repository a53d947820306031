import type { AdminRequest } from "@mindreel/contract/engagement/request-admin";
import type { AdminRequestRow } from "./request-admin.repository.ts";

export const toAdminRequest = (row: AdminRequestRow): AdminRequest => ({
  ...{ id: row.id, text: row.text, votes: row.votes, asked_at: row.askedAt.toISOString(), told: row.told },
  ...{ askers: [...row.askers], merged: [...row.merged] },
  state: row.videoId !== null ? "answered" : row.declined ? "declined" : "open",
  video:
    row.videoId === null
      ? null
      : {
          ...{ id: row.videoId, title: row.title ?? "", deleted: row.videoDeleted },
          release_at: row.releaseAt?.toISOString() ?? null,
        },
});
