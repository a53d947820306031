import type { VideoChanges } from "@mindreel/contract/catalogue/video-admin";
import type { Seat } from "#features/catalogue/mechanisms/series-order/series-order.policy.ts";
import type { SeatChange } from "#features/catalogue/mechanisms/series-order/series-order.service.ts";
import { releaseTime, timeOf } from "#features/catalogue/video-editing/video-editing.policy.ts";
import type { Undo } from "./video-admin.mapper.ts";
import type { HeldVideo, VideoChange } from "./video-admin.repository.ts";

/** The requested change of one video; undefined leaves a value as it is. */
export interface WantedChange {
  readonly id: number;
  readonly categoryId: number | null | undefined;
  readonly releaseAt: Date | null | undefined;
  readonly showcasedAt: Date | null | undefined;
  readonly series: Seat | null | undefined;
}

const showcaseTime = (at: string | null | undefined, now: Date): Date | null | undefined =>
  at === "now" ? now : typeof at === "string" ? timeOf(at, "showcased_at") : at;

/** @throws AppError 400 */
export const wantedChanges = ({ videos }: VideoChanges, now: Date): WantedChange[] =>
  videos.map(({ id, category, release_at, showcased_at, series }) => ({
    id,
    categoryId: category,
    releaseAt: release_at === undefined ? undefined : releaseTime(release_at),
    showcasedAt: showcaseTime(showcased_at, now),
    series,
  }));

export interface PlannedChange {
  readonly title: string;
  readonly change: VideoChange;
  /** The fields that actually change, as named in the audit log. */
  readonly changed: readonly string[];
  readonly undo: Undo;
}

/**
 * Plans the change of one video, and how to undo it.
 * @param seat the change of its place in a series, if one was requested
 */
export function planChange(
  video: HeldVideo,
  wanted: Omit<WantedChange, "id" | "series">,
  seat?: SeatChange,
): PlannedChange {
  const { categoryId, releaseAt, showcasedAt } = wanted;
  const { id, title } = video;
  const change = {
    id,
    categoryId: categoryId === undefined ? video.categoryId : categoryId,
    releaseAt: releaseAt === undefined ? video.releaseAt : releaseAt,
    showcasedAt: showcasedAt === undefined ? video.showcasedAt : showcasedAt,
  };
  return {
    title,
    change,
    changed: [
      ...(change.categoryId === video.categoryId ? [] : ["category"]),
      ...(change.releaseAt?.getTime() === video.releaseAt?.getTime() ? [] : ["release time"]),
      ...(change.showcasedAt?.getTime() === video.showcasedAt?.getTime() ? [] : ["landing page"]),
      ...(seat?.changed ? ["series"] : []),
    ],
    undo: {
      id,
      categoryId: categoryId === undefined ? undefined : video.categoryId,
      releaseAt: releaseAt === undefined ? undefined : video.releaseAt,
      showcasedAt: showcasedAt === undefined ? undefined : video.showcasedAt,
      series: seat?.before,
    },
  };
}
