import type { VideoList, WatchedVideo } from "@mindreel/contract/engagement/lists";
import type { ListKind, WatchedRow } from "./lists.repository.ts";

/** A member's list; its id is the member's id. */
export interface MemberList {
  readonly userId: number;
  readonly videoIds: number[];
}

export const toVideoList = ({ userId, videoIds }: MemberList): VideoList => ({
  id: userId,
  user: userId,
  video: videoIds,
});

/** Both lists as part of the session user; null for a list that was never created. */
export const toSessionLists = (userId: number, { saved, recent }: Readonly<Record<ListKind, number[] | null>>) => ({
  savevideos: saved && toVideoList({ userId, videoIds: saved }),
  recentshownvideos: recent && toVideoList({ userId, videoIds: recent }),
});

export const toWatchedVideo = ({ id, title, duration, watchedAt }: WatchedRow): WatchedVideo => ({
  id,
  title,
  duration,
  watched_at: watchedAt.toISOString(),
});
