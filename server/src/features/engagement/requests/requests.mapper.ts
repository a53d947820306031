import type { Request } from "@mindreel/contract/engagement/requests";
import type { Pictures } from "#media/pictures.ts";
import type { RequestRow } from "./requests.repository.ts";

export const createRequestsMapper = (pictures: Pick<Pictures, "urls" | "avif">) => {
  const videoOf = (row: RequestRow): Request["video"] => {
    if (row.video_id === null) return null;
    const { src, srcset } = pictures.urls(row.thumbnail);
    return {
      ...{ id: row.video_id, title: row.title ?? "", duration: row.duration },
      ...{ videos_thumbnail: src, thumbnail_srcset: srcset, thumbnail_blur: row.thumbnail_blur },
      thumbnail_avif: pictures.avif(row.thumbnail, row.thumbnail_blur),
    };
  };

  return (row: RequestRow): Request => ({
    ...{ id: row.id, text: row.text, votes: row.votes, voted: row.voted, asked: row.asked },
    state: row.video_id !== null ? "answered" : row.declined ? "declined" : "open",
    video: videoOf(row),
  });
};

export type ToRequest = ReturnType<typeof createRequestsMapper>;
