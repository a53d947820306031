import type { Notice } from "@mindreel/contract/notices/notices";
import type { Pictures } from "#media/pictures.ts";
import type { NoticeRow } from "./notices.repository.ts";

export const createNoticesMapper =
  (pictures: Pick<Pictures, "urls" | "avif">) =>
  (row: NoticeRow): Notice => {
    const { src, srcset } = pictures.urls(row.thumbnail);
    return {
      ...{ kind: row.kind, id: row.subjectId, about: row.about, read: row.read },
      created_at: row.createdAt.toISOString(),
      video: {
        ...{ id: row.videoId, title: row.title, duration: row.duration },
        ...{ videos_thumbnail: src, thumbnail_srcset: srcset, thumbnail_blur: row.thumbnailBlur },
        thumbnail_avif: pictures.avif(row.thumbnail, row.thumbnailBlur),
      },
    };
  };

export type ToNotice = ReturnType<typeof createNoticesMapper>;
