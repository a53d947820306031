import type { Notice } from "@mindreel/contract/notices/notices";
import type { Pictures } from "#media/pictures.ts";
import type { NoticeRow } from "./notices.repository.ts";

export const createNoticesMapper =
  (pictures: Pick<Pictures, "urls" | "avif">) =>
  (row: NoticeRow): Notice => {
    const { src, srcset } = pictures.urls(row.thumbnail);
    return {
      ...{ kind: row.kind, id: row.subject_id, about: row.about, read: row.read },
      created_at: row.created_at.toISOString(),
      video: {
        ...{ id: row.video_id, title: row.title, duration: row.duration },
        ...{ videos_thumbnail: src, thumbnail_srcset: srcset, thumbnail_blur: row.thumbnail_blur },
        thumbnail_avif: pictures.avif(row.thumbnail, row.thumbnail_blur),
      },
    };
  };

export type ToNotice = ReturnType<typeof createNoticesMapper>;
