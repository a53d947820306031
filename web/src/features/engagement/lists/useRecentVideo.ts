import { useEffect, useRef } from "react";
import { useAddRecentVideo } from "./addRecentVideo.ts";

/**
 * Moves a pressed video to the top of the recent ones: once it has begun, so that the request does not hold up its
 * first frame, or when it is left before.
 */
export function useRecentVideo(videoId: number, isPressed: boolean, hasBegun: boolean): void {
  const { mutate } = useAddRecentVideo();
  const isDue = useRef(false);
  const isDone = useRef(false);
  isDue.current = isPressed && !isDone.current;
  const isReady = isDue.current && hasBegun;
  useEffect(() => {
    if (!isReady) return;
    isDone.current = true;
    mutate(videoId);
  }, [isReady, mutate, videoId]);
  useEffect(
    () => () => {
      if (isDue.current) mutate(videoId);
    },
    [mutate, videoId],
  );
}
