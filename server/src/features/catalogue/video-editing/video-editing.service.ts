import type { VideoPatchBody } from "@mindreel/contract/catalogue/video-editing";
import { refusals } from "@mindreel/messages/catalogue/catalogue";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import { rereadChapters } from "#features/catalogue/chapters/chapters.service.ts";
import { measureSoon } from "#features/catalogue/mechanisms/durations/durations.service.ts";
import { openToChange, toOpenTo } from "#features/catalogue/mechanisms/open-to.service.ts";
import { findOriginsSoon } from "#features/catalogue/mechanisms/source-origins/source-origins.service.ts";
import { lightenStill } from "#features/catalogue/mechanisms/video-stills/still-formats.service.ts";
import { keepUploadedStill } from "#features/catalogue/mechanisms/video-stills/uploaded-still.ts";
import { type StillsJob, stillsQueue } from "#features/catalogue/mechanisms/video-stills/video-stills.service.ts";
import type { Jobs } from "#jobs/jobs.ts";
import type { Pictures } from "#media/pictures.ts";
import type { Upload } from "#media/upload-slots.ts";
import { changedFields, toChange, type VideoDraft, wantsShowcase } from "./video-editing.policy.ts";
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

interface Dependencies {
  readonly db: Db;
  readonly pictures: Pictures;
  readonly jobs: Pick<Jobs, "add">;
  readonly publicUrl: string;
  readonly clock: () => Date;
}

/** Adds and edits single videos. */
export function createVideoEditingService({ db, pictures, jobs, publicUrl, clock }: Dependencies) {
  const keep = (picture: Upload) => keepUploadedStill(pictures, "videos_thumbnail", picture);

  return {
    /**
     * @returns the new video's id
     * @throws AppError 400
     */
    create: async (draft: VideoDraft, audit?: Audit): Promise<number> => {
      const thumbnail = draft.picture === undefined ? null : await keep(draft.picture);
      const video: videos.NewVideo = {
        title: draft.title.trim(),
        description: draft.description ?? "",
        categoryId: draft.categoryId,
        source: draft.source.url,
        sourceKind: draft.source.kind,
        oid: draft.oid.trim(),
        duration: draft.duration ?? null,
        thumbnail,
        releaseAt: draft.releaseAt ?? null,
        showcasedAt: draft.showcased ? clock() : null,
        createdAt: clock(),
      };
      try {
        return await inTransaction(db, async (tx) => {
          await requireCategory(tx, draft.categoryId);
          const openTo = await toOpenTo(tx, draft.openTo ?? null);
          const id = await insertVideo(tx, jobs, { ...video, openTo }, thumbnail === null ? ["still"] : []);
          await audit?.(tx, id, { name: video.title });
          return id;
        });
      } catch (error) {
        await pictures.discard(thumbnail);
        throw error;
      }
    },

    /**
     * Changes only the given fields.
     * @throws AppError 400, 404
     */
    update: async (id: number, body: VideoPatchBody, picture: Upload | undefined, audit: Audit): Promise<void> => {
      const asked = toChange(body);
      const thumbnail = picture && (await keep(picture));
      try {
        await inTransaction(db, async (tx) => {
          const stored = await videos.hold(tx, id);
          if (stored === undefined) throw new AppError("not_found");
          await requireCategory(tx, asked.categoryId);
          const change = { ...asked, ...(thumbnail && { thumbnail }), ...(await openToChange(tx, body.open_to)) };
          const showcased = wantsShowcase(body);
          // A video that is shown already keeps its place.
          if (showcased !== undefined && showcased !== (stored.showcasedAt !== null)) {
            change.showcasedAt = showcased ? clock() : null;
          }
          // Clips on this server are stored as paths, so that they play under any PUBLIC_URL.
          if (change.source === new URL(stored.source, publicUrl).href) change.source = stored.source;
          const changed = changedFields(stored, change);
          if (changed.length === 0) return;
          await videos.update(tx, id, change);
          if (thumbnail !== undefined) {
            await pictures.scheduleRemoval(tx, stored.thumbnail);
            await lightenStill(jobs, tx, id);
          }
          if (changed.includes("description")) await rereadChapters(tx, [id]);
          if (changed.includes("source")) {
            const { source: url, sourceKind: kind } = { ...stored, ...change };
            await findOriginsSoon(jobs, tx, [{ id, kind, url }]);
            await measureSoon(jobs, tx);
          }
          if (changed.includes("source") && thumbnail === undefined && stored.thumbnail === null) {
            await jobs.add(stillsQueue, { videoId: id, missing: ["still"] }, tx);
          }
          await audit(tx, id, {
            name: change.title ?? stored.title,
            changed: changed.join(", "),
            ...(changed.includes("title") && { before: stored.title }),
          });
        });
      } catch (error) {
        await pictures.discard(thumbnail ?? null);
        throw error;
      }
    },
  };
}

export type VideoEditingService = ReturnType<typeof createVideoEditingService>;
