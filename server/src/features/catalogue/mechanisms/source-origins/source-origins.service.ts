import { setTimeout } from "node:timers/promises";
import type { Db } from "#data/database.ts";
import type { Awaitable } from "#domain/work/awaitable.ts";
import { hasProvider, type Source } from "#features/catalogue/mechanisms/sources.policy.ts";
import { defineQueue, type Jobs, worker } from "#jobs/jobs.ts";
import type { VideoSources } from "#ports/video-sources/video-sources.port.ts";
import { PrivateAddress } from "#security/public-address.ts";
import { type PlayableOrigins, playableOrigins } from "./source-origins.policy.ts";
import * as origins from "./source-origins.repository.ts";

/** Finds out to which hosts the redirects and playlists of videos lead. */
const originsQueue = defineQueue<OriginsJob>("catalogue-origins");
interface OriginsJob {
  readonly videoIds: readonly number[];
  /** Whether this is the retry after their hosts did not answer. */
  readonly again?: true;
}

interface Dependencies {
  readonly db: Db;
  readonly videoSources: VideoSources;
  readonly jobs: Pick<Jobs, "add">;
  readonly clock: () => Date;
}

/** Milliseconds that the origins are cached for all pages, so that a page costs no query of its own. */
const fresh = 1000;
/** Milliseconds that a page waits for the database before it uses the cached origins. */
const patience = 1000;

/** Concurrent requests, kept low to go easy on hosts. */
const atOnce = 4;
/** Seconds until the only retry for hosts that did not answer; after that, only health checks ask them. */
const secondTry = 300;

interface Sourced extends Source {
  readonly id: number;
}

/**
 * Queues a job, if the transaction commits, that finds out to which hosts new sources lead. Provider players never lead
 * to other hosts.
 */
export async function findOriginsSoon(jobs: Pick<Jobs, "add">, tx: Db, sourced: readonly Sourced[]): Promise<void> {
  // Neither does a path on this server.
  const videoIds = sourced.filter((each) => !hasProvider(each) && !each.url.startsWith("/")).map(({ id }) => id);
  if (videoIds.length > 0) await jobs.add(originsQueue, { videoIds }, tx);
}

/** Where pages may load videos from. Every server reads it on its own, so new hosts take effect within a second. */
export function createSourceOriginsService({ db, videoSources, jobs, clock }: Dependencies) {
  let known: PlayableOrigins = playableOrigins([]);
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    try {
      known = playableOrigins(await origins.mostUsed(db));
    } catch {
      // Pages are served even while the database is down; the cached origins are the best guess.
    } finally {
      readAt = clock().getTime();
      reading = undefined;
    }
  }

  /** @returns false if its host did not answer and a retry makes sense */
  async function findOrigins({ id, ...source }: Sourced): Promise<boolean> {
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
        const answered = await Promise.all(group.map(findOrigins));
        silent.push(...group.filter((_, n) => !answered[n]).map(({ id }) => id));
      }
      if (silent.length > 0 && !again) await jobs.add(originsQueue, { videoIds: silent, again: true }, db, secondTry);
    }),

    /** The source of the newest video on a host, excluding deleted ones. */
    newest: (host: string): Promise<Source | undefined> => origins.newestOf(db, [`https://${host}`, `http://${host}`]),

    /** Never fails, and takes little more than a second in the worst case. */
    playable: (): Awaitable<PlayableOrigins> => {
      const age = clock().getTime() - readAt;
      if (age >= 0 && age < fresh) return known;
      reading ??= read();
      const late = setTimeout(patience, undefined, { ref: false });
      return Promise.race([reading, late]).then(() => known);
    },
  };
}
