import type { Db } from "#data/database.ts";
import { presentVideo } from "#features/catalogue/mechanisms/same-videos.service.ts";
import type { KnownSource } from "#features/catalogue/mechanisms/sources.policy.ts";
import type { Pictures } from "#media/pictures.ts";
import type { VideoSources } from "#ports/video-sources/video-sources.port.ts";
import { PrivateAddress } from "#security/public-address.ts";
import type { LookupResult } from "./video-lookup.mapper.ts";
import { storableDetails } from "./video-lookup.policy.ts";

interface Dependencies {
  readonly db: Db;
  readonly videoSources: VideoSources;
  readonly pictures: Pick<Pictures, "preview">;
}

/** Looks up a video at its provider, for a superuser who is about to add it. */
export function createVideoLookupService({ db, videoSources, pictures }: Dependencies) {
  async function stillOf({ kind }: KnownSource, address: string): Promise<string | null> {
    try {
      const content = await videoSources.fetchPicture(kind, address);
      return content === null ? null : await pictures.preview(content);
    } catch {
      // The other details are available, and a picture can be uploaded instead.
      return null;
    }
  }

  async function lengthOf(source: KnownSource): Promise<number | null> {
    if (videoSources.measuredAtOnce(source.kind) === 0) return null;
    const [seconds = null] = await videoSources.measure(source.kind, [source]).catch(() => []);
    return seconds;
  }

  return {
    lengthOf,

    present: (source: KnownSource) => presentVideo(db, source),

    look: async (source: KnownSource): Promise<LookupResult> => {
      try {
        const probe = await videoSources.probe(source.kind, source.url);
        if (probe.state !== "found") return probe;
        const [still, seconds] = await Promise.all([
          probe.picture === null ? null : stillOf(source, probe.picture),
          probe.seconds ?? lengthOf(source),
        ]);
        return { state: "found", ...storableDetails(probe), seconds, still };
      } catch (error) {
        return { state: "unreachable", privateNetwork: error instanceof PrivateAddress };
      }
    },
  };
}

export type VideoLookupService = ReturnType<typeof createVideoLookupService>;
