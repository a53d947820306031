import type { Video } from "@mindreel/contract/catalogue/videos";
import { likeUsersMax } from "@mindreel/contract/plain/limits";
import type { Pictures } from "#media/pictures.ts";
import type { VideoRow } from "./videos.repository.ts";

export const createVideoMapper =
  (pictures: Pick<Pictures, "urls" | "avif">, publicUrl: string) =>
  (row: VideoRow, memberId: number): Video => {
    const { src, srcset } = pictures.urls(row.thumbnail);
    const likeusers = row.liked
      ? [...row.likers.slice(0, likeUsersMax - 1), memberId]
      : row.likers.slice(0, likeUsersMax);
    return {
      id: row.id,
      title: row.title,
      description: row.description,
      category: row.category,
      youtube_video_link: new URL(row.source, publicUrl).href,
      source_kind: row.sourceKind,
      video_oid: row.oid,
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
    };
  };

export type ToVideo = ReturnType<typeof createVideoMapper>;
