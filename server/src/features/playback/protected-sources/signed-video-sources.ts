import type { VideoSources } from "#ports/video-sources/video-sources.port.ts";
import type { SignSource } from "./sign-sources.service.ts";

/** Asks the hosts of videos as players do: by signed addresses where they are protected. */
export const signedVideoSources = (videoSources: VideoSources, sign: SignSource): VideoSources => ({
  ...videoSources,
  measure: async (kind, videos) => {
    const signed = videos.map(async ({ url, oid }) => ({ url: (await sign({ kind, url }, null)).src, oid }));
    return videoSources.measure(kind, await Promise.all(signed));
  },
  probe: async (kind, url) => videoSources.probe(kind, (await sign({ kind, url }, null)).src),
});
