import { setTimeout } from "node:timers/promises";
import type { Db } from "#data/database.ts";
import { hasProvider, type Source } from "#features/catalogue/sources/sources.policy.ts";
import { defineQueue, type Jobs, worker } from "#jobs/jobs.ts";
import type { VideoSources } from "#ports/video-sources/video-sources.port.ts";
import { PrivateAddress } from "#security/public-address.ts";
import { type PlayableOrigins, playableOrigins } from "./source-origins.policy.ts";
import * as origins from "./source-origins.repository.ts";

/** Videos whose redirects and playlists are to be followed. */
const originsQueue = defineQueue<OriginsJob>("catalogue-origins");
interface OriginsJob {
  readonly videoIds: readonly number[];
  /** Whether their hosts did not answer before. */
  readonly again?: true;
}

interface Dependencies {
  readonly db: Db;
  readonly videoSources: VideoSources;
  readonly jobs: Pick<Jobs, "add">;
  readonly clock: () => Date;
}

/** Milliseconds for which pages share an answer, so that they cost no query of their own. */
const fresh = 1000;
/** Milliseconds that a page waits for the database; then the last answer serves it. */
const patience = 1000;

/** Requests at the same time, so that hosts are asked gently. */
const atOnce = 4;
/** Seconds until hosts that did not answer are asked once more; after that, only checks of the library's health do. */
const secondTry = 300;

interface Sourced extends Source {
  readonly id: number;
}

/** Adds a job that finds out where new sources lead; the transaction decides. Providers' players lead nowhere else. */
export async function followSources(jobs: Pick<Jobs, "add">, tx: Db, sourced: readonly Sourced[]): Promise<void> {
  // A path of this server leads nowhere else either.
  const videoIds = sourced.filter((each) => !hasProvider(each) && !each.url.startsWith("/")).map(({ id }) => id);
  if (videoIds.length > 0) await jobs.add(originsQueue, { videoIds }, tx);
}

/** Where pages may load videos from. Every server reads it for itself, so all know of a new host within a second. */
export function createSourceOriginsService({ db, videoSources, jobs, clock }: Dependencies) {
  let known: PlayableOrigins = playableOrigins([]);
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    try {
      known = playableOrigins(await origins.mostUsed(db));
    } catch {
      // Pages are served even while the database is away; the last known answer is the best guess.
    } finally {
      readAt = clock().getTime();
      reading = undefined;
    }
  }

  /** @returns whether its host answered, or never will */
  async function follow({ id, ...source }: Sourced): Promise<boolean> {
    try {
      const probe = await videoSources.probe(source.kind, source.url);
      if (probe.state === "found") await origins.learn(db, id, source, probe.origins ?? []);
      return true;
    } catch (error) {
      return error instanceof PrivateAddress;
    }
  }

  return {
    job: worker(originsQueue, async ({ videoIds, again }) => {
      const sourced = await origins.find(db, videoIds);
      const silent: number[] = [];
      for (let at = 0; at < sourced.length; at += atOnce) {
        const group = sourced.slice(at, at + atOnce);
        const answered = await Promise.all(group.map(follow));
        silent.push(...group.filter((_, n) => !answered[n]).map(({ id }) => id));
      }
      if (silent.length > 0 && !again) await jobs.add(originsQueue, { videoIds: silent, again: true }, db, secondTry);
    }),

    /** The source of the newest video on a host, deleted ones apart. */
    newest: (host: string): Promise<Source | undefined> => origins.newestOf(db, [`https://${host}`, `http://${host}`]),

    /** Never fails, and takes little more than a second at worst. */
    playable: async (): Promise<PlayableOrigins> => {
      const age = clock().getTime() - readAt;
      if (age < 0 || age >= fresh) {
        reading ??= read();
        await Promise.race([reading, setTimeout(patience, undefined, { ref: false })]);
      }
      return known;
    },
  };
}
