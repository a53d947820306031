import type { HealthIssue, VideoFill } from "@mindreel/contract/catalogue/library-health";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { type PageRequest, readPage } from "#data/paging.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError } from "#domain/errors.ts";
import { rereadChapters } from "#features/catalogue/chapters/chapters.service.ts";
import { providerName, type Source } from "#features/catalogue/mechanisms/sources.policy.ts";
import { lightenStill } from "#features/catalogue/mechanisms/video-stills/still-formats.service.ts";
import * as stills from "#features/catalogue/mechanisms/video-stills/video-stills.repository.ts";
import { stillsQueue } from "#features/catalogue/mechanisms/video-stills/video-stills.service.ts";
import { storableDetails } from "#features/catalogue/video-lookup/video-lookup.policy.ts";
import type { Jobs } from "#jobs/jobs.ts";
import type { Pictures } from "#media/pictures.ts";
import type { VideoSources } from "#ports/video-sources/video-sources.port.ts";
import { askProvider, learnFrom } from "./library-check.service.ts";
import type { CheckedVideo } from "./library-health.mapper.ts";
import type { DueVideo, SummaryRow } from "./library-health.repository.ts";
import * as checks from "./library-health.repository.ts";
import * as health from "./library-health.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly videoSources: VideoSources;
  readonly pictures: Pick<Pictures, "keep" | "discard">;
  readonly jobs: Pick<Jobs, "add" | "addMany">;
  /** Starts a check of all videos if the transaction commits. */
  readonly startCheck: (tx: Db) => Promise<void>;
  readonly publicUrl: string;
  readonly clock: () => Date;
}

/** The audit log's target id for the library as a whole. */
const theLibrary = 1;
/** The page counts up to this number, too. */
const stillsAtOnce = 1000;

/** Problems in the library, and the actions that fix them. */
export function createLibraryHealthService(dependencies: Dependencies) {
  const { db, videoSources, pictures, jobs, startCheck, publicUrl, clock } = dependencies;
  /** @throws AppError 404 */
  async function one(id: number) {
    const video = await health.one(db, id);
    if (video === undefined) throw new AppError("not_found");
    return video;
  }

  /** Checks one video at its provider and stores the result. */
  async function ask(video: DueVideo) {
    const { probe, result } = await askProvider(videoSources, video);
    await checks.write(db, [result], clock());
    await learnFrom(db, video, probe);
    const provider = providerName({ kind: video.kind, url: new URL(video.url, publicUrl).href });
    return { probe, checked: { state: probe?.state ?? "unreachable", provider } satisfies CheckedVideo };
  }

  /** Stores a provider's still. @returns its id; null if it could not be fetched */
  async function keepStill(kind: Source["kind"], address: string | null): Promise<string | null> {
    if (address === null) return null;
    try {
      const content = await videoSources.fetchPicture(kind, address);
      return content === null ? null : await pictures.keep(content);
    } catch {
      return null;
    }
  }

  return {
    summary: (): Promise<SummaryRow> => health.summary(db, clock()),

    /** @throws AppError 404 `invalid_page` */
    page: (kind: HealthIssue, request: PageRequest) => {
      const now = clock();
      return readPage(request, (from) => health.list(db, kind, from, now));
    },

    /** Starts a check of all videos; a running check starts over. */
    checkAll: async (audit: Audit): Promise<SummaryRow> => {
      await inTransaction(db, async (tx) => {
        await startCheck(tx);
        await audit(tx, theLibrary, { name: "Library" });
      });
      return health.summary(db, clock());
    },

    /** Queues jobs that fetch the missing stills of videos. @returns the number of jobs */
    fillStills: (audit: Audit): Promise<number> =>
      inTransaction(db, async (tx) => {
        const lacking = await health.withoutStill(tx, stillsAtOnce);
        const wanted = lacking.map(({ id }) => ({ videoId: id, missing: ["still"] as const }));
        if (wanted.length > 0) await jobs.addMany(stillsQueue, wanted, tx);
        await audit(tx, theLibrary, { name: "Library", stills: wanted.length });
        return wanted.length;
      }),

    /**
     * Checks one video now.
     * @throws AppError 404
     */
    check: async (id: number, audit: Audit): Promise<CheckedVideo & { readonly answeredAt: Date | null }> => {
      const video = await one(id);
      const { checked } = await ask(video);
      await audit(db, id, { name: video.title, state: checked.state });
      return { ...checked, answeredAt: (await one(id)).answeredAt };
    },

    /**
     * Fills in a video's missing still and description from its provider.
     * @throws AppError 404
     */
    fill: async (id: number, audit: Audit): Promise<CheckedVideo & Pick<VideoFill, "filled">> => {
      const video = await one(id);
      const { probe, checked } = await ask(video);
      if (probe?.state !== "found") {
        await audit(db, id, { name: video.title, state: checked.state });
        return { ...checked, filled: [] };
      }
      const still = video.thumbnail === null ? await keepStill(video.kind, probe.picture) : null;
      const { description } = storableDetails(probe);
      let filled: VideoFill["filled"] = [];
      try {
        filled = await inTransaction(db, async (tx) => {
          const done: VideoFill["filled"] = [];
          if (still !== null && (await stills.setStill(tx, id, still))) {
            await lightenStill(jobs, tx, id);
            done.push("still");
          }
          if (description?.trim() && (await stills.setDescription(tx, id, description))) {
            await rereadChapters(tx, [id]);
            done.push("description");
          }
          await audit(tx, id, { name: video.title, ...(done.length > 0 && { changed: done.join(", ") }) });
          return done;
        });
      } finally {
        if (!filled.includes("still")) await pictures.discard(still);
      }
      return { ...checked, filled };
    },
  };
}

export type LibraryHealthService = ReturnType<typeof createLibraryHealthService>;
