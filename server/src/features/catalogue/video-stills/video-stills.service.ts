import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { followChapters } from "#features/catalogue/chapters/follow-chapters.service.ts";
import { hasProvider } from "#features/catalogue/sources/sources.policy.ts";
import { storableDetails } from "#features/catalogue/video-lookup/video-lookup.policy.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import type { Pictures } from "#media/pictures.ts";
import type { VideoSources } from "#ports/video-sources/video-sources.port.ts";
import { lightenStill } from "./still-formats.service.ts";
import * as stills from "./video-stills.repository.ts";

/** Videos whose provider is to be asked for what they lack: a still, and for imported ones other fields too. */
export const stillsQueue = defineQueue<StillsJob>("catalogue-stills");
export interface StillsJob {
  readonly videoId: number;
  /** A title is missing while it is only the Oid. */
  readonly missing: readonly ("still" | "description" | "title")[];
}

interface Dependencies {
  readonly db: Db;
  readonly pictures: Pick<Pictures, "keep" | "discard">;
  readonly videoSources: VideoSources;
  readonly jobs: Pick<Jobs, "add">;
}

/** The stills and details that videos get from their providers after they were added. */
export function createVideoStillsService({ db, pictures, videoSources, jobs }: Dependencies) {
  return {
    /**
     * Asks for what a video still lacks, and writes it unless a person was faster.
     * @throws when the provider cannot be reached or its picture cannot be read: the job is tried again
     */
    fetch: async ({ videoId, missing }: StillsJob): Promise<void> => {
      const video = await stills.find(db, videoId);
      if (video === undefined) return;
      const { source, sourceKind: kind, oid } = video;
      const lacks = {
        still: missing.includes("still") && video.thumbnail === null,
        description: missing.includes("description") && video.description === "",
        title: missing.includes("title") && video.title === oid,
      };
      if (!hasProvider({ kind }) || !Object.values(lacks).includes(true)) return;
      const probe = await videoSources.probe(kind, source);
      if (probe.state !== "found") return;
      const { title, description } = storableDetails(probe);
      if (lacks.title && title?.trim()) await stills.setTitle(db, videoId, oid, title.trim());
      if (lacks.description && description) {
        await inTransaction(db, async (tx) => {
          await stills.setDescription(tx, videoId, description);
          await followChapters(tx, [videoId]);
        });
      }
      if (!lacks.still || probe.picture === null) return;
      const content = await videoSources.fetchPicture(kind, probe.picture);
      if (content === null) return;
      const still = await pictures.keep(content);
      const taken = await inTransaction(db, async (tx) => {
        const set = await stills.setStill(tx, videoId, still);
        if (set) await lightenStill(jobs, tx, videoId);
        return set;
      });
      if (!taken) await pictures.discard(still);
    },
  };
}
