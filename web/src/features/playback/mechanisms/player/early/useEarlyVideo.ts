import type { Play } from "@mindreel/contract/playback/plays";
import { type RefObject, useEffect, useRef, useState } from "react";
import { createEarlyVideo } from "./earlyVideo.ts";

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
