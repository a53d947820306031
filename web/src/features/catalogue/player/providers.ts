import {
  isDASHProvider,
  isHLSProvider,
  type MediaProviderAdapter,
  VimeoProviderLoader,
  YouTubeProviderLoader,
} from "@vidstack/react";
import hlsWorker from "hls.js/dist/hls.worker.js?url";

// Vidstack would connect to advertising and tracking hosts before the frame asks for anything.
for (const loader of [YouTubeProviderLoader, VimeoProviderLoader]) loader.prototype.preconnect = () => undefined;

// Leaving a video while its frame still owes an answer is no error, but Vidstack leaves that promise unhandled.
window.addEventListener("unhandledrejection", (event) => {
  if (event.reason === "provider destroyed") event.preventDefault();
});

/** Our own copies of the streaming libraries, loaded when a stream asks for one: nothing comes from another host. */
export function setUp(provider: MediaProviderAdapter | null): void {
  if (isHLSProvider(provider)) {
    provider.library = () => import("hls.js");
    // By itself hls.js makes its worker from a blob, which the content security policy refuses.
    provider.config = { workerPath: hlsWorker };
  } else if (isDASHProvider(provider)) {
    provider.library = () => import("dashjs");
  }
}

const youTube = "https://www.youtube-nocookie.com";

/** YouTube says in a message why it shows no video (removed, not to be embedded); Vidstack does not listen for it. */
export function onYouTubeError(iframe: HTMLIFrameElement, report: () => void): () => void {
  let asked = false;
  const listen = (event: MessageEvent) => {
    if (event.origin !== youTube || event.source !== iframe.contentWindow || typeof event.data !== "string") return;
    if (!asked) {
      asked = true;
      const ask = { event: "command", func: "addEventListener", args: ["onError"] };
      iframe.contentWindow?.postMessage(JSON.stringify(ask), youTube);
    }
    if (event.data.includes('"event":"onError"')) report();
  };
  window.addEventListener("message", listen);
  return () => window.removeEventListener("message", listen);
}
