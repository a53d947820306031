import type { SourceKind } from "@mindreel/contract/catalogue/videos";
import { fetchWhole, peekFile, probeFile } from "./file-host.ts";
import type { FileReach } from "./host-request.ts";
import { fileSeconds, type YoutubeData, youtubeSeconds } from "./lengths.ts";
import { fetchProviderPicture, type OembedProviders, probeProvider } from "./oembed.ts";
import type { Probe, VideoSources } from "./video-sources.port.ts";

/**
 * Asks YouTube and Vimeo by oEmbed, and the host of a file or playlist for its beginning.
 * @param youtube its Data API, since its oEmbed gives no length; if absent, YouTube lengths are not requested
 */
export function createVideoSources(providers: OembedProviders, reach: FileReach, youtube?: YoutubeData): VideoSources {
  const absolute = (url: string) => new URL(url, reach.ownOrigin).href;

  const probe = (kind: SourceKind, url: string): Promise<Probe> => {
    const provider = providers[kind];
    if (provider !== undefined) return probeProvider(provider, url, reach.ownOrigin);
    // A provider that is switched off must not be probed as if it hosted plain files.
    if (kind === "youtube" || kind === "vimeo") return Promise.reject(new Error(`this server does not ask ${kind}`));
    return probeFile(kind, absolute(url), reach);
  };

  async function secondsOf(kind: SourceKind, url: string): Promise<number | null> {
    if (kind === "file") return fileSeconds(absolute(url), reach);
    const probed = await probe(kind, url);
    return probed.state === "found" ? probed.seconds : null;
  }

  return {
    probe,
    measuredAtOnce: (kind) => (kind === "youtube" ? (youtube?.atOnce ?? 0) : 1),
    measure: async (kind, videos) => {
      if (kind !== "youtube") return Promise.all(videos.map(({ url }) => secondsOf(kind, url)));
      return youtube === undefined ? videos.map(() => null) : youtubeSeconds(youtube, videos);
    },
    peek: (url) => peekFile(url, reach),
    fetchFile: (url, most) => fetchWhole(absolute(url), most, reach),
    fetchPicture: (kind, url) => fetchProviderPicture(providers[kind], url, reach.ownOrigin),
  };
}
