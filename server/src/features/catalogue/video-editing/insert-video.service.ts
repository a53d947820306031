import { refusals } from "@mindreel/messages/catalogue/catalogue";
import type { Db } from "#data/database.ts";
import { invalidInput } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import { rereadChapters } from "#features/catalogue/chapters/reread-chapters.service.ts";
import { measureSoon } from "#features/catalogue/mechanisms/durations/durations.service.ts";
import { findOriginsSoon } from "#features/catalogue/mechanisms/source-origins/source-origins.service.ts";
import { lightenStill } from "#features/catalogue/mechanisms/video-stills/still-formats.service.ts";
import { type StillsJob, stillsQueue } from "#features/catalogue/mechanisms/video-stills/video-stills.service.ts";
import type { Jobs } from "#jobs/jobs.ts";
import * as videos from "./video-editing.repository.ts";

/** @throws AppError 400 */
export async function requireCategory(tx: Db, id: number | null | undefined): Promise<void> {
  if (id != null && !(await videos.holdCategory(tx, id))) {
    throw invalidInput({ category: [sentence(refusals, "noCategory")] });
  }
}

/**
 * Adds a video. Soon after, jobs fetch what is missing, and measure it.
 * @returns its id
 */
export async function insertVideo(
  tx: Db,
  jobs: Pick<Jobs, "add">,
  video: videos.NewVideo,
  missing: StillsJob["missing"],
): Promise<number> {
  const id = await videos.insert(tx, video);
  if (video.thumbnail != null) await lightenStill(jobs, tx, id);
  if (missing.length > 0) await jobs.add(stillsQueue, { videoId: id, missing }, tx);
  await findOriginsSoon(jobs, tx, [{ id, kind: video.sourceKind, url: video.source }]);
  if (video.duration == null) await measureSoon(jobs, tx);
  await rereadChapters(tx, [id]);
  return id;
}
