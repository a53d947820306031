import type { NewVideoBody } from "@mindreel/contract/catalogue/video-adding";
import { report } from "@mindreel/messages/catalogue/video-import";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { lockImports } from "#data/import-lock.ts";
import { inTransaction } from "#data/transaction.ts";
import { invalidInput } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import { toOpenTo } from "#features/catalogue/mechanisms/open-to.service.ts";
import { presentVideo } from "#features/catalogue/mechanisms/same-videos.service.ts";
import { seatVideos } from "#features/catalogue/mechanisms/series-order/series-order.service.ts";
import { requireSource } from "#features/catalogue/mechanisms/sources.policy.ts";
import { keepUploadedStill } from "#features/catalogue/mechanisms/video-stills/uploaded-still.ts";
import type { StillsJob } from "#features/catalogue/mechanisms/video-stills/video-stills.service.ts";
import { releaseTime } from "#features/catalogue/video-editing/video-editing.policy.ts";
import { insertVideo, requireCategory } from "#features/catalogue/video-editing/video-editing.service.ts";
import type { Jobs } from "#jobs/jobs.ts";
import type { Pictures } from "#media/pictures.ts";
import type { Upload } from "#media/upload-slots.ts";

interface Dependencies {
  readonly db: Db;
  readonly pictures: Pictures;
  readonly jobs: Pick<Jobs, "add">;
  readonly clock: () => Date;
}

/** Adds one video of which little more than its address is known, as an import adds many. */
export const createVideoAddingService = ({ db, pictures, jobs, clock }: Dependencies) => ({
  /**
   * @returns the new video's id
   * @throws AppError 400, also if the library has the video
   */
  add: async (body: NewVideoBody, picture: Upload | undefined, audit: Audit): Promise<number> => {
    const { source, series, missing, ...video } = toNewVideo(body);
    const thumbnail = picture === undefined ? null : await keepUploadedStill(pictures, "videos_thumbnail", picture);
    try {
      return await inTransaction(db, async (tx) => {
        await lockImports(tx);
        if ((await presentVideo(tx, source)) !== undefined) {
          throw invalidInput({ youtube_video_link: [sentence(report, "present")] });
        }
        await requireCategory(tx, video.categoryId);
        const openTo = await toOpenTo(tx, body.open_to ?? null);
        const row = { ...video, openTo, source: source.url, sourceKind: source.kind, thumbnail, createdAt: clock() };
        const id = await insertVideo(tx, jobs, row, [...missing, ...(thumbnail === null ? (["still"] as const) : [])]);
        if (series !== null) await seatVideos(tx, [{ videoId: id, series: { id: series, place: undefined } }]);
        await audit(tx, id, { name: video.title });
        return id;
      });
    } catch (error) {
      await pictures.discard(thumbnail);
      throw error;
    }
  },
});

export type VideoAddingService = ReturnType<typeof createVideoAddingService>;

const chosen = (id: string | undefined): number | null => (id ? Number(id) : null);

/**
 * What a form says about a new video, completed from its address.
 * @throws AppError 400
 */
function toNewVideo({ youtube_video_link, title, description, category, series, ...body }: NewVideoBody) {
  const source = requireSource(youtube_video_link, "youtube_video_link");
  const missing: StillsJob["missing"] = description === undefined ? ["description"] : [];
  return {
    ...{ source, missing, title: title.trim(), description: description ?? "" },
    oid: body.video_oid?.trim() || source.oid,
    categoryId: chosen(category),
    series: chosen(series),
    releaseAt: releaseTime(body.release_at),
  };
}
