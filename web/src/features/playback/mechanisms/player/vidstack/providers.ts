import type { Video } from "@mindreel/contract/catalogue/videos";
import { player as messages } from "@mindreel/messages/playback/plays";
import {
  isDASHProvider,
  isHLSProvider,
  type MediaProviderAdapter,
  VimeoProviderLoader,
  YouTubeProviderLoader,
} from "@vidstack/react";
import hlsWorker from "hls.js/dist/hls.worker.js?url?url";

// Prevents Vidstack from preconnecting to advertising and tracking hosts.
for (const loader of [YouTubeProviderLoader, VimeoProviderLoader]) loader.prototype.preconnect = () => undefined;

// Vidstack leaves a promise unhandled when a video is closed while its frame is still loading.
window.addEventListener("unhandledrejection", (event) => {
  if (event.reason === "provider destroyed") event.preventDefault();
});

/**
 * Uses our own copies of the streaming libraries, loaded on demand, instead of those on a CDN.
 * @param hasCaptions whether we have captions for the video; those of its stream would then be duplicates
 */
export function setUp(provider: MediaProviderAdapter | null, hasCaptions: boolean): void {
  if (isHLSProvider(provider)) {
    provider.library = () => import("hls.js");
    // By default hls.js creates its worker from a blob, which the content security policy forbids.
    provider.config = {
      workerPath: hlsWorker,
      ...(hasCaptions && { enableWebVTT: false, enableIMSC1: false, enableCEA708Captions: false }),
    };
  } else if (isDASHProvider(provider)) {
    provider.library = () => import("dashjs");
  }
}

const youTube = "https://www.youtube-nocookie.com";

/** YouTube remembers whether a viewer has its own captions on, and would show them under ours. */
export function hideYouTubeCaptions(iframe: HTMLIFrameElement): void {
  const unload = { event: "command", func: "unloadModule", args: ["captions"] };
  iframe.contentWindow?.postMessage(JSON.stringify(unload), youTube);
}

/** YouTube reports a removed or non-embeddable video in a message that Vidstack ignores. */
export function onYouTubeError(iframe: HTMLIFrameElement, report: () => void): () => void {
  let subscribed = false;
  const listen = (event: MessageEvent) => {
    if (event.origin !== youTube || event.source !== iframe.contentWindow || typeof event.data !== "string") return;
    if (!subscribed) {
      subscribed = true;
      const subscribe = { event: "command", func: "addEventListener", args: ["onError"] };
      iframe.contentWindow?.postMessage(JSON.stringify(subscribe), youTube);
    }
    if (event.data.includes('"event":"onError"')) report();
  };
  window.addEventListener("message", listen);
  return () => window.removeEventListener("message", listen);
}

export interface Provider {
  /** Where people can watch the video at its provider. */
  readonly page: string;
  readonly name: string;
}

export function providerOf({
  source_kind,
  youtube_video_link: link,
}: Pick<Video, "source_kind" | "youtube_video_link">) {
  const page = link ?? "";
  const name = source_kind === "youtube" ? "YouTube" : source_kind === "vimeo" ? "Vimeo" : hostOf(page);
  return { page, name } satisfies Provider;
}

function hostOf(link: string): string {
  return URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, "") : messages.itsSource;
}
