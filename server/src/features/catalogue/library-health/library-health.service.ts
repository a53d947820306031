import type {
  AilingVideo,
  Ailment,
  LibraryHealth,
  VideoCheck,
  VideoFill,
} from "@mindreel/contract/catalogue/library-health";
import { limits } from "@mindreel/contract/wire/limits";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { cut, providerOf, sentence } from "#features/catalogue/video-lookup/video-lookup.ts";
import type { Source } from "#features/catalogue/videos/source.ts";
import { AppError } from "#http/errors.ts";
import { type From, readPage } from "#http/input/paging.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import type { Pictures } from "#media/pictures.ts";
import { type Probe, RateLimited, type VideoSources } from "#ports/video-sources/video-sources.port.ts";
import type { AilingRow, Asked, Due, HealthRepository } from "./library-health.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly repository: HealthRepository;
  readonly videoSources: VideoSources;
  readonly pictures: Pictures;
  readonly jobs: Pick<Jobs, "add">;
  readonly toAiling: (row: AilingRow) => AilingVideo;
  readonly publicUrl: string;
  readonly clock: () => Date;
}

export const healthQueue = defineQueue<HealthJob>("catalogue-health");
export interface HealthJob {
  /** When to leave the rest to the next night. */
  readonly until: string;
  /** Kinds of videos whose hosts want to be left alone this time. */
  readonly rateLimited: readonly Source["kind"][];
}

/** Hosts are asked gently: so many at once. As many answers are written at once as a stop of the server can wait for. */
const atOnce = 4;
const portion = 12;
const minute = 60_000;
/** No run is longer than a job may be; the next job goes on, up to here. */
const aRun = 8 * minute;
const aNight = 120 * minute;

/** What the audit log has for the library as a whole, of which there is one. */
const theLibrary = 1;

/** What is wrong in the library, the check of every night, and the steps that mend it. */
export function createHealth({
  db,
  repository,
  videoSources,
  pictures,
  jobs,
  toAiling,
  publicUrl,
  clock,
}: Dependencies) {
  const address = new URL("/api/admin/v1/health/videos/", publicUrl);

  /** @returns undefined where nothing is known: only what a host clearly says is believed */
  async function look({ kind, url }: Source): Promise<Probe | "rateLimited" | undefined> {
    try {
      return await videoSources.probe(kind, url);
    } catch (error) {
      return error instanceof RateLimited ? "rateLimited" : undefined;
    }
  }

  const answerOf = ({ id, mark }: Due, told: Awaited<ReturnType<typeof look>>): Asked =>
    typeof told === "object"
      ? { id, mark, answered: true, state: told.state === "found" ? null : told.state }
      : { id, mark, answered: false, state: null };

  /** Asks for some videos, but for none of a kind whose host has had enough. */
  async function ask(due: readonly Due[], rateLimited: Set<Source["kind"]>): Promise<Asked[]> {
    const asked: Asked[] = [];
    for (let at = 0; at < due.length; at += atOnce) {
      const group = due.slice(at, at + atOnce).filter(({ kind }) => !rateLimited.has(kind));
      const told = await Promise.all(group.map(look));
      group.forEach((video, n) => {
        if (told[n] === "rateLimited") rateLimited.add(video.kind);
        asked.push(answerOf(video, told[n]));
      });
    }
    return asked;
  }

  /** @returns the job that goes on, where there is more to do */
  async function run({ until, rateLimited: before }: HealthJob): Promise<HealthJob | null> {
    const rateLimited = new Set(before);
    const end = new Date(until).getTime();
    const pause = Math.min(end, clock().getTime() + aRun);
    for (;;) {
      const due = clock().getTime() < pause ? await repository.due([...rateLimited], portion) : [];
      if (due.length === 0) break;
      await repository.write(await ask(due, rateLimited), clock());
    }
    if (pause < end && clock().getTime() >= pause) return { until, rateLimited: [...rateLimited] };
    await repository.ended(clock());
    return null;
  }

  async function want(tx: Db): Promise<void> {
    const now = clock();
    await repository.want(tx, now);
    const job: HealthJob = { until: new Date(now.getTime() + aNight).toISOString(), rateLimited: [] };
    await jobs.add(healthQueue, job, tx);
  }

  async function summary(): Promise<LibraryHealth> {
    const row = await repository.summary(clock());
    if (row === undefined) throw new Error("there is no library");
    const { unasked, checking, checked_at, ...counts } = row;
    return { counts, unasked, checking, checked_at: checked_at?.toISOString() ?? null };
  }

  const nameOf = ({ kind, url }: Source) => providerOf({ kind, url: new URL(url, publicUrl).href });

  /** @throws AppError 404 */
  async function one(id: number) {
    const video = await repository.one(db, id);
    if (video === undefined) throw new AppError("not_found");
    return video;
  }

  /** Asks for one video, and writes down what was said. */
  async function lookAt(video: Due) {
    const told = await look(video);
    await repository.write([answerOf(video, told)], clock());
    const provider = nameOf(video);
    const known = typeof told === "object";
    const message = !known
      ? `${provider} did not answer, so nothing is known of this video. Try again later.`
      : told.state === "found"
        ? null
        : sentence(told.state, provider);
    return { told: known ? told : undefined, state: known ? told.state : ("unreachable" as const), message };
  }

  /** The id of the provider's still, kept; null where there is none to be had. */
  async function stillOf(kind: Source["kind"], picture: string | null): Promise<string | null> {
    if (picture === null) return null;
    try {
      const content = await videoSources.fetchPicture(kind, picture);
      return content === null ? null : await pictures.keep(content);
    } catch {
      return null;
    }
  }

  return {
    summary,

    /** @throws AppError 404 `invalid_page` */
    page: (query: { readonly page?: string; readonly cursor?: string; readonly kind: Ailment }) => {
      const now = clock();
      return readPage({ address, query, list: (from: From) => repository.list(query.kind, from, now) }, toAiling);
    },

    nightly: (): Promise<void> => inTransaction(db, want),

    /** Has all videos checked now; while a check runs, it begins anew. */
    checkAll: async (audit: Audit): Promise<LibraryHealth> => {
      await inTransaction(db, async (tx) => {
        await want(tx);
        await audit(tx, theLibrary, { name: "Library" });
      });
      return summary();
    },

    /** Does what is due. Killed, it is taken up again where it was; another server at work, that one does it. */
    work: async (job: HealthJob): Promise<void> => {
      const next = await repository.alone(() => run(job));
      if (next) await jobs.add(healthQueue, next, db);
    },

    /** @throws AppError 404 */
    check: async (id: number, audit: Audit): Promise<VideoCheck> => {
      const { title, ...video } = await one(id);
      const { state, message } = await lookAt(video);
      await audit(db, id, { name: title, state });
      return { state, message, checked_at: (await one(id)).answeredAt?.toISOString() ?? null };
    },

    /**
     * Takes what a video lacks from its provider.
     * @throws AppError 404
     */
    fill: async (id: number, audit: Audit): Promise<VideoFill> => {
      const { title, thumbnail, ...video } = await one(id);
      const { told, state, message } = await lookAt(video);
      if (told?.state !== "found") {
        await audit(db, id, { name: title, state });
        return { filled: [], message };
      }
      const still = thumbnail === null ? await stillOf(video.kind, told.picture) : null;
      const description = cut(told.description, limits.videoDescription) ?? "";
      const filled = await inTransaction(db, async (tx) => {
        const done = await repository.fillIn(tx, id, still, description);
        await audit(tx, id, { name: title, ...(done.length > 0 && { changed: done.join(", ") }) });
        return done;
      });
      if (!filled.includes("still")) await pictures.discard(still);
      const nothing = `${nameOf(video)} tells nothing that this video lacks.`;
      return { filled, message: filled.length === 0 ? nothing : null };
    },
  };
}

export type Health = ReturnType<typeof createHealth>;
