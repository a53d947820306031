import type { VideoSources } from "#ports/video-sources/video-sources.port.ts";
import type { SignSource } from "./sign-sources.service.ts";

/** Accesses the hosts of videos like players do: with signed addresses if they are protected. */
export const signedVideoSources = (videoSources: VideoSources, sign: SignSource): VideoSources => ({
  ...videoSources,
  measure: async (kind, videos) => {
    const signed = videos.map(async ({ url, oid }) => ({ url: (await sign({ kind, url }, null)).src, oid }));
    return videoSources.measure(kind, await Promise.all(signed));
  },
  // Addresses in a signed playlist are usually signed already, by the provider or through the path; signing again would
  // break them.
  fetchFile: async (url, most) => {
    const plain = await videoSources.fetchFile(url, most);
    if (plain.status !== 401 && plain.status !== 403) return plain;
    const { src } = await sign({ kind: "hls", url }, null);
    return src === url ? plain : videoSources.fetchFile(src, most);
  },
  probe: async (kind, url) => videoSources.probe(kind, (await sign({ kind, url }, null)).src),
});
