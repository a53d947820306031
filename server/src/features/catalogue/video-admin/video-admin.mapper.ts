import type { ListedVideo, VideoChanges } from "@mindreel/contract/catalogue/video-admin";
import type { TakenSeat } from "#features/catalogue/mechanisms/series-order/series-order.policy.ts";
import type { Pictures } from "#media/pictures.ts";
import type { AdminVideoRow } from "./video-admin.repository.ts";

export const createListedVideoMapper =
  (pictures: Pick<Pictures, "urls">) =>
  (row: AdminVideoRow): ListedVideo => {
    const { src, srcset } = pictures.urls(row.thumbnail);
    return {
      id: row.id,
      title: row.title,
      category: row.category,
      videos_thumbnail: src,
      thumbnail_srcset: srcset,
      duration: row.duration,
      created_at: row.createdAt.toISOString(),
      release_at: row.releaseAt?.toISOString() ?? null,
      showcased_at: row.showcasedAt?.toISOString() ?? null,
      deleted_at: row.deletedAt?.toISOString() ?? null,
      series: row.series,
    };
  };

export type ToListedVideo = ReturnType<typeof createListedVideoMapper>;

/** A video's values before a change; undefined for those that the change did not touch. */
export interface Undo {
  readonly id: number;
  readonly categoryId: number | null | undefined;
  readonly releaseAt: Date | null | undefined;
  readonly showcasedAt: Date | null | undefined;
  readonly series: TakenSeat | null | undefined;
}

/** The request body that undoes a change. */
export const toVideoChanges = (undo: readonly Undo[]): VideoChanges => ({
  videos: undo.map(({ id, categoryId, releaseAt, showcasedAt, series }) => ({
    id,
    ...(categoryId !== undefined && { category: categoryId }),
    ...(releaseAt !== undefined && { release_at: releaseAt?.toISOString() ?? null }),
    ...(showcasedAt !== undefined && { showcased_at: showcasedAt?.toISOString() ?? null }),
    ...(series !== undefined && { series }),
  })),
});
