import type { VideosRepository } from "#features/catalogue/videos/videos.repository.ts";
import { invalidInput } from "#http/errors.ts";
import { defineQueue } from "#jobs/jobs.ts";
import { PictureError } from "#media/picture-encoder.ts";
import type { Pictures } from "#media/pictures.ts";
import { fetchStill, type VideoSources } from "#ports/video-sources/video-sources.port.ts";

/**
 * Keeps an uploaded picture.
 * @returns its id
 * @throws AppError 400 that names the field
 */
export async function keepPicture(pictures: Pictures, field: string, content: Buffer): Promise<string> {
  try {
    return await pictures.keep(content);
  } catch (error) {
    if (error instanceof PictureError) throw invalidInput({ [field]: [error.message] });
    throw error;
  }
}

/** The queue of videos whose still the provider is asked for. */
export const thumbnailQueue = defineQueue<ThumbnailJob>("catalogue-thumbnail");
export interface ThumbnailJob {
  readonly videoId: number;
}

/** Fetches the provider's still for a video without a picture; throws where another try may help. */
export function createThumbnailWorker(repository: VideosRepository, pictures: Pictures, videoSources: VideoSources) {
  return async ({ videoId }: ThumbnailJob): Promise<void> => {
    const video = await repository.withoutThumbnail(videoId);
    if (video === undefined) return;
    const content = await fetchStill(videoSources, video.sourceKind, video.source);
    if (content === null) return;
    const thumbnail = await pictures.keep(content);
    if (!(await repository.setThumbnail(videoId, thumbnail))) await pictures.discard(thumbnail);
  };
}
