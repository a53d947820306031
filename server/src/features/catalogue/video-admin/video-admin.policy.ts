import type { VideoChanges } from "@mindreel/contract/catalogue/video-admin";
import { releaseTime } from "#features/catalogue/video-editing/video-editing.policy.ts";
import type { Undo } from "./video-admin.mapper.ts";
import type { HeldVideo, VideoChange } from "./video-admin.repository.ts";

/** What is wanted of one video; undefined leaves it as it is. */
export interface WantedChange {
  readonly id: number;
  readonly categoryId: number | null | undefined;
  readonly releaseAt: Date | null | undefined;
}

/** @throws AppError 400 */
export const wantedChanges = ({ videos }: VideoChanges): WantedChange[] =>
  videos.map(({ id, category, release_at }) => ({
    id,
    categoryId: category,
    releaseAt: release_at === undefined ? undefined : releaseTime(release_at),
  }));

export interface PlannedChange {
  readonly title: string;
  readonly change: VideoChange;
  /** What really changes, in the audit log's words. */
  readonly changed: readonly string[];
  readonly undo: Undo;
}

/** What becomes of one video, and how to undo it. */
export function planChange(video: HeldVideo, { categoryId, releaseAt }: Omit<WantedChange, "id">): PlannedChange {
  const { id, title } = video;
  const change = {
    id,
    categoryId: categoryId === undefined ? video.categoryId : categoryId,
    releaseAt: releaseAt === undefined ? video.releaseAt : releaseAt,
  };
  return {
    title,
    change,
    changed: [
      ...(change.categoryId === video.categoryId ? [] : ["category"]),
      ...(change.releaseAt?.getTime() === video.releaseAt?.getTime() ? [] : ["release time"]),
    ],
    undo: {
      id,
      categoryId: categoryId === undefined ? undefined : video.categoryId,
      releaseAt: releaseAt === undefined ? undefined : video.releaseAt,
    },
  };
}
