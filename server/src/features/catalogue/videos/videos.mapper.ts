import type { Video } from "@mindreel/contract/catalogue/videos";
import { likeUsersMax } from "@mindreel/contract/plain/limits";
import { isOpenTo, type Watcher } from "#domain/library/open-to.ts";
import type { Pictures } from "#media/pictures.ts";
import type { VideoRow } from "./videos.repository.ts";

export const createVideoMapper =
  (pictures: Pick<Pictures, "urls" | "avif">, publicUrl: string) =>
  (row: VideoRow, viewer: Watcher): Video => {
    const isOpen = isOpenTo(row.openTo, viewer);
    const { src, srcset } = pictures.urls(row.thumbnail);
    const likeusers = row.liked
      ? [...row.likers.slice(0, likeUsersMax - 1), viewer.id]
      : row.likers.slice(0, likeUsersMax);
    return {
      id: row.id,
      title: row.title,
      description: row.description,
      category: row.category,
      youtube_video_link: isOpen ? new URL(row.source, publicUrl).href : null,
      source_kind: row.sourceKind,
      video_oid: isOpen ? row.oid : "",
      videos_thumbnail: src,
      thumbnail_srcset: srcset,
      thumbnail_avif: pictures.avif(row.thumbnail, row.thumbnailBlur),
      thumbnail_blur: row.thumbnailBlur,
      duration: row.duration,
      videolikes: row.likeCount === null ? null : { id: row.id, likevideo: row.id, likeusers },
      like_count: row.likeCount ?? 0,
      created_at: row.createdAt.toISOString(),
      release_at: row.releaseAt?.toISOString() ?? null,
      showcased: row.showcased,
      series: row.series,
      position: row.position,
      watched: row.watched,
      ...(row.ownOpenTo !== null && { open_to: row.ownOpenTo }),
      ...(!isOpen && { locked: { plans: Array.isArray(row.openTo) ? row.openTo : [] } }),
    };
  };

export type ToVideo = ReturnType<typeof createVideoMapper>;
