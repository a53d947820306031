import { limits } from "@mindreel/contract/wire/limits";
import { cut } from "#features/catalogue/video-lookup/video-lookup.ts";
import type { VideosRepository } from "#features/catalogue/videos/videos.repository.ts";
import { defineQueue } from "#jobs/jobs.ts";
import type { Pictures } from "#media/pictures.ts";
import type { VideoSources } from "#ports/video-sources/video-sources.port.ts";

/** The queue of imported videos, of which the provider is asked what their lines did not say. */
export const fillQueue = defineQueue<FillJob>("catalogue-fill");
export interface FillJob {
  readonly videoId: number;
  /** Its title is only its Oid, until the provider tells a better one. */
  readonly untitled: boolean;
}

/** Fills in what the provider tells; throws where another try may help. */
export function createFillWorker(repository: VideosRepository, pictures: Pictures, videoSources: VideoSources) {
  return async ({ videoId, untitled }: FillJob): Promise<void> => {
    const video = await repository.toFill(videoId);
    if (video === undefined) return;
    const look = await videoSources.probe(video.sourceKind, video.source);
    if (look.state !== "found") return;
    const title = untitled ? cut(look.title, limits.videoTitle)?.trim() : undefined;
    const description = cut(look.description, limits.videoDescription) ?? "";
    await repository.fillIn(videoId, video.oid, title || undefined, description);
    if (video.thumbnail !== null || look.picture === null) return;
    const content = await videoSources.fetchPicture(video.sourceKind, look.picture);
    if (content === null) return;
    const thumbnail = await pictures.keep(content);
    if (!(await repository.setThumbnail(videoId, thumbnail))) await pictures.discard(thumbnail);
  };
}
