import type { VideoSources } from "#ports/video-sources/video-sources.port.ts";
import type { SignSource } from "./sign-sources.service.ts";

/** Asks the hosts of videos as players do: by signed addresses where they are protected. */
export const signedVideoSources = (videoSources: VideoSources, sign: SignSource): VideoSources => ({
  ...videoSources,
  probe: async (kind, url) => videoSources.probe(kind, (await sign({ kind, url }, null)).src),
});
