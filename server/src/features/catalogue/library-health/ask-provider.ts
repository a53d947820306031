import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import * as durations from "#features/catalogue/mechanisms/durations/durations.repository.ts";
import { learn } from "#features/catalogue/mechanisms/source-origins/source-origins.repository.ts";
import { hasProvider } from "#features/catalogue/mechanisms/sources.policy.ts";
import { type Probe, RateLimited, type VideoSources } from "#ports/video-sources/video-sources.port.ts";
import type { CheckResult, DueVideo } from "./library-check.repository.ts";

interface Asked {
  /** Undefined if the provider gave no clear response. */
  readonly probe: Probe | undefined;
  readonly rateLimited: boolean;
  readonly result: CheckResult;
}

/** Checks one video at its provider. Only clear responses count; a failure leaves the recorded state unchanged. */
export async function askProvider(videoSources: VideoSources, { id, mark, kind, url }: DueVideo): Promise<Asked> {
  try {
    const probe = await videoSources.probe(kind, url);
    const state = probe.state === "found" ? null : probe.state;
    return { probe, rateLimited: false, result: { id, mark, answered: true, state } };
  } catch (error) {
    const result = { id, mark, answered: false, state: null };
    return { probe: undefined, rateLimited: error instanceof RateLimited, result };
  }
}

/** Records the hosts a video plays from, so that pages may load from them, and its length if the provider gives it. */
export async function learnFrom(db: Db, video: DueVideo, probe: Probe | undefined): Promise<void> {
  if (probe?.state !== "found") return;
  if (!hasProvider(video)) await learn(db, video.id, video, probe.origins ?? []);
  const { seconds } = probe;
  if (seconds !== null) await inTransaction(db, (tx) => durations.learn(tx, video, seconds));
}
