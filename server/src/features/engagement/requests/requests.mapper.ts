import type { Request } from "@mindreel/contract/engagement/requests";
import type { Pictures } from "#media/pictures.ts";
import type { RequestRow } from "./requests.repository.ts";

export const createRequestsMapper = (pictures: Pick<Pictures, "urls" | "avif">) => {
  const videoOf = (row: RequestRow): Request["video"] => {
    if (row.videoId === null) return null;
    const { src, srcset } = pictures.urls(row.thumbnail);
    return {
      ...{ id: row.videoId, title: row.title ?? "", duration: row.duration },
      ...{ videos_thumbnail: src, thumbnail_srcset: srcset, thumbnail_blur: row.thumbnailBlur },
      thumbnail_avif: pictures.avif(row.thumbnail, row.thumbnailBlur),
    };
  };

  return (row: RequestRow): Request => ({
    ...{ id: row.id, text: row.text, votes: row.votes, voted: row.voted, asked: row.asked },
    state: row.videoId !== null ? "answered" : row.declined ? "declined" : "open",
    video: videoOf(row),
  });
};

export type ToRequest = ReturnType<typeof createRequestsMapper>;
