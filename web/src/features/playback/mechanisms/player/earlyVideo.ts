import type { Video } from "@mindreel/contract/catalogue/videos";
import type { Play } from "@mindreel/contract/playback/plays";
import { type RefObject, useEffect, useRef, useState } from "react";

const hls: Play["type"] = "application/x-mpegurl";

/** In milliseconds: a picture that has not come by then is left to the player, which can say why. */
const patience = 10_000;

/** Where the player keeps volume and speed, as a guess of what it will set. */
interface Remembered {
  readonly volume?: number | null;
  readonly muted?: boolean | null;
  readonly rate?: number | null;
}

function remembered(): Remembered {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem("player") ?? "{}");
    return typeof stored === "object" && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

/** Whether the browser plays it without a library, and tells of its first frame. */
export const playsNatively = ({ source_kind: kind }: Pick<Video, "source_kind">): boolean =>
  "requestVideoFrameCallback" in HTMLVideoElement.prototype &&
  (kind === "file" || (kind === "hls" && document.createElement("video").canPlayType(hls) !== ""));

/**
 * A video that the browser plays by itself from the moment of the press. The player with its controls is loaded
 * meanwhile, and takes it over while it plays.
 */
interface EarlyVideo {
  readonly element: HTMLVideoElement;
  /** Resolves with the first frame, or with false if nothing plays. */
  readonly begun: Promise<boolean>;
  readonly end: () => void;
}

/** @param begin in seconds; null: at the beginning */
function createEarlyVideo({ src }: Pick<Play, "src">, begin: number | null): EarlyVideo {
  const element = document.createElement("video");
  const { volume, muted, rate } = remembered();
  element.playsInline = true;
  element.preload = "auto";
  element.volume = Math.min(1, Math.max(0, volume ?? 1));
  element.muted = muted ?? false;
  element.defaultPlaybackRate = rate ?? 1;
  element.src = src;
  // Before there are data, this sets where playback starts.
  if (begin !== null && begin > 0) element.currentTime = begin;
  const begun = new Promise<boolean>((resolve) => {
    // While it seeks, the frame may be one of before.
    const seen = () => (element.seeking ? element.requestVideoFrameCallback(seen) : resolve(true));
    element.requestVideoFrameCallback(seen);
    element.addEventListener("error", () => resolve(false));
    // A browser that asks for a press on the player itself.
    element.play().catch(() => resolve(false));
    // A hidden page shows no frames, and sound alone has none.
    setTimeout(() => resolve(element.readyState >= element.HAVE_FUTURE_DATA), patience);
  });
  const end = () => {
    element.pause();
    element.removeAttribute("src");
    element.load();
    element.remove();
  };
  return { element, begun, end };
}

interface Early {
  /** Where it plays until the player takes it over. */
  readonly layer: RefObject<HTMLDivElement | null>;
  /** The video, once its first frame has come. */
  readonly element: HTMLVideoElement | null;
}

/**
 * Lets the browser play a video at once, in a layer above everything.
 * @param begin in seconds; null: at the beginning
 * @param onBegun called with the first frame, or if there will be none
 */
export function useEarlyVideo(play: Play, begin: number | null, isWanted: boolean, onBegun: () => void): Early {
  const layer = useRef<HTMLDivElement>(null);
  const [element, setElement] = useState<HTMLVideoElement | null>(null);
  const [wanted] = useState(isWanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; a play keeps its address and its beginning
  useEffect(() => {
    if (!wanted) return;
    const early = createEarlyVideo(play, begin);
    layer.current?.append(early.element);
    let current = true;
    early.begun.then((isPlaying) => {
      if (!current) return;
      if (isPlaying) setElement(early.element);
      else early.end();
      onBegun();
    });
    return () => {
      current = false;
      early.end();
    };
  }, [wanted]);
  return { layer, element };
}
