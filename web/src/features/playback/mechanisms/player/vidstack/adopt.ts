import { type MediaProviderAdapter, MediaProviderInstance } from "@vidstack/react";

const waiting = new Map<string, HTMLVideoElement>();

const { load } = MediaProviderInstance.prototype;
MediaProviderInstance.prototype.load = function (target) {
  const early = waiting.get(target?.id ?? "");
  // In one step, since a video that leaves the document pauses. React removes the player as a whole, and so does not miss
  // its own element.
  if (early !== undefined) target?.replaceWith(early);
  load.call(this, early ?? target);
};

/**
 * Lets a player take over a video that plays already, instead of loading it into its own element, which has this id.
 */
export function adopt(id: string, early: HTMLVideoElement): () => void {
  waiting.set(id, early);
  return () => void waiting.delete(id);
}

/** Vidstack does not load what a provider has loaded. */
export const hasLoaded = (provider: MediaProviderAdapter | null, source: { src: string; type: string }) =>
  provider !== null && Object.assign(provider, { currentSrc: source });

const repeat = (element: HTMLVideoElement, ...events: readonly string[]) => {
  for (const event of events) element.dispatchEvent(new Event(event));
};

/**
 * Repeats the events that the player has missed, as far as the video has come.
 * @param hasCaptions whether we have captions for the video; those of its stream would then be duplicates
 */
export function repeatLoading(element: HTMLVideoElement, hasCaptions: boolean): void {
  if (hasCaptions) element.textTracks.onaddtrack = null;
  else for (const track of element.textTracks) element.textTracks.dispatchEvent(new TrackEvent("addtrack", { track }));
  repeat(element, "loadstart", "volumechange");
  if (element.readyState >= element.HAVE_METADATA) repeat(element, "durationchange", "loadedmetadata");
  if (element.readyState >= element.HAVE_CURRENT_DATA) repeat(element, "loadeddata", "progress");
  if (element.readyState >= element.HAVE_FUTURE_DATA) repeat(element, "canplay");
  if (element.error !== null) repeat(element, "error");
}

/** The same for playing, which the player ignores before it is ready. */
export function repeatPlaying(element: HTMLVideoElement): void {
  if (element.ended) repeat(element, "play", "playing", "ended");
  else if (!element.paused) repeat(element, "play", "playing");
}
