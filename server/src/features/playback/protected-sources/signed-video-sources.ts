import type { VideoSources } from "#ports/video-sources/video-sources.port.ts";
import type { SignSource } from "./sign-sources.service.ts";

/** Asks the hosts of videos as players do: by signed addresses where they are protected. */
export const signedVideoSources = (videoSources: VideoSources, sign: SignSource): VideoSources => ({
  ...videoSources,
  measure: async (kind, videos) => {
    const signed = videos.map(async ({ url, oid }) => ({ url: (await sign({ kind, url }, null)).src, oid }));
    return videoSources.measure(kind, await Promise.all(signed));
  },
  // What a signed playlist names is usually signed, by the provider or by its path; signing again would break it.
  fetchFile: async (url, most) => {
    const plain = await videoSources.fetchFile(url, most);
    if (plain.status !== 401 && plain.status !== 403) return plain;
    const { src } = await sign({ kind: "hls", url }, null);
    return src === url ? plain : videoSources.fetchFile(src, most);
  },
  probe: async (kind, url) => videoSources.probe(kind, (await sign({ kind, url }, null)).src),
});
