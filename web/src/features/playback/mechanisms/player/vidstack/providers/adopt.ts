import { type MediaProviderLoader, VideoProviderLoader } from "@vidstack/react";

/**
 * Lets the player take over a video that plays already, instead of loading it into an element of its own.
 * @param loader the player's, before it has loaded
 */
export function adopt(loader: MediaProviderLoader, element: HTMLVideoElement, source: { src: string; type: string }) {
  if (!(loader instanceof VideoProviderLoader)) return;
  loader.load = async (context) => {
    const { target } = loader;
    element.ariaHidden = target.ariaHidden;
    // In one step, since a video that leaves the document pauses. React removes the player as a whole, and so does not
    // miss its own element.
    target.replaceWith(element);
    loader.target = element;
    const provider = await VideoProviderLoader.prototype.load.call(loader, context);
    // The player does not load what it takes for loaded.
    Object.assign(provider, { currentSrc: source });
    return provider;
  };
}

const told = (element: HTMLVideoElement, ...events: readonly string[]) => {
  for (const event of events) element.dispatchEvent(new Event(event));
};

/** Repeats the events that the player has missed, as far as the video has come. */
export function repeatLoading(element: HTMLVideoElement): void {
  told(element, "loadstart", "volumechange");
  if (element.readyState >= element.HAVE_METADATA) told(element, "durationchange", "loadedmetadata");
  if (element.readyState >= element.HAVE_CURRENT_DATA) told(element, "loadeddata", "progress");
  if (element.readyState >= element.HAVE_FUTURE_DATA) told(element, "canplay");
}

/** The same for playing, which the player ignores before it is ready. */
export function repeatPlaying(element: HTMLVideoElement): void {
  if (!element.paused) told(element, "play", "playing");
}
