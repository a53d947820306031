import { peekFile, probeFile } from "./file-host.ts";
import type { FileReach } from "./host-request.ts";
import { fetchProviderPicture, type OembedProviders, probeProvider } from "./oembed.ts";
import type { VideoSources } from "./video-sources.port.ts";

/** Asks YouTube and Vimeo by oEmbed, and the host of a file or playlist for its beginning. */
export function createVideoSources(providers: OembedProviders, reach: FileReach): VideoSources {
  return {
    probe: (kind, url) => {
      const provider = providers[kind];
      if (provider !== undefined) return probeProvider(provider, url, reach.ownOrigin);
      // A provider that is switched off must not be probed as if it hosted plain files.
      if (kind === "youtube" || kind === "vimeo") return Promise.reject(new Error(`${kind} is not asked`));
      return probeFile(kind, new URL(url, reach.ownOrigin).href, reach);
    },
    peek: (url) => peekFile(url, reach),
    fetchPicture: (kind, url) => fetchProviderPicture(providers[kind], url, reach.ownOrigin),
  };
}
