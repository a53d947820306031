import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { rereadChapters } from "#features/catalogue/chapters/chapters.service.ts";
import { hasProvider } from "#features/catalogue/mechanisms/sources.policy.ts";
import { storableDetails } from "#features/catalogue/video-lookup/video-lookup.policy.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import type { Pictures } from "#media/pictures.ts";
import type { VideoSources } from "#ports/video-sources/video-sources.port.ts";
import { lightenStill } from "./still-formats.service.ts";
import * as stills from "./video-stills.repository.ts";

/** Fetches missing data of a video from its provider: a still and, for imports, other fields. */
export const stillsQueue = defineQueue<StillsJob>("catalogue-stills");
export interface StillsJob {
  readonly videoId: number;
  /** A title counts as missing while it equals the Oid. */
  readonly missing: readonly ("still" | "description" | "title")[];
}

interface Dependencies {
  readonly db: Db;
  readonly pictures: Pick<Pictures, "keep" | "discard">;
  readonly videoSources: VideoSources;
  readonly jobs: Pick<Jobs, "add">;
}

/** Fetches stills and details from providers after videos were added. */
export function createVideoStillsService({ db, pictures, videoSources, jobs }: Dependencies) {
  return {
    /**
     * Fetches what a video is still missing, and writes it unless somebody has filled it in meanwhile.
     * @throws if the provider cannot be reached or its picture cannot be read, so that the job is retried
     */
    fetch: async ({ videoId, missing }: StillsJob): Promise<void> => {
      const video = await stills.find(db, videoId);
      if (video === undefined) return;
      const { source, sourceKind: kind, oid } = video;
      const lacks = {
        still: missing.includes("still") && video.thumbnail === null,
        description: missing.includes("description") && video.description.trim() === "",
        title: missing.includes("title") && video.title === oid,
      };
      if (!hasProvider({ kind }) || !Object.values(lacks).includes(true)) return;
      const probe = await videoSources.probe(kind, source);
      if (probe.state !== "found") return;
      const { title, description } = storableDetails(probe);
      if (lacks.title && title?.trim()) await stills.setTitle(db, videoId, oid, title.trim());
      if (lacks.description && description?.trim()) {
        await inTransaction(db, async (tx) => {
          if (await stills.setDescription(tx, videoId, description)) await rereadChapters(tx, [videoId]);
        });
      }
      if (!lacks.still || probe.picture === null) return;
      const content = await videoSources.fetchPicture(kind, probe.picture);
      if (content === null) return;
      const still = await pictures.keep(content);
      let taken = false;
      try {
        taken = await inTransaction(db, async (tx) => {
          const set = await stills.setStill(tx, videoId, still);
          if (set) await lightenStill(jobs, tx, videoId);
          return set;
        });
      } finally {
        if (!taken) await pictures.discard(still);
      }
    },
  };
}
