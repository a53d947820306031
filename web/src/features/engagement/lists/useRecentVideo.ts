import type { CurrentUser } from "@mindreel/contract/accounts/sessions";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

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

/** Moves a video to the top of the recently watched ones. A failure is ignored: it must not disturb playback. */
function useAddRecentVideo() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: "watch" },
    mutationFn: (videoId: number) => {
      const user = client.getQueryData<CurrentUser>(queryKeys.currentUser);
      if (user === undefined) throw new Error("The current user has not loaded yet.");
      const list = user.recentshownvideos;
      return list
        ? call("PATCH /api/category/v1/recent/videos/{id}/", {
            params: { id: String(list.id) },
            body: { add: [videoId] },
          })
        : call("POST /api/category/v1/recent/videos/", { body: { user: user.id, video: [videoId] } });
    },
    onSuccess: (recentshownvideos) => {
      client.setQueryData<CurrentUser>(queryKeys.currentUser, (user) => user && { ...user, recentshownvideos });
    },
  });
}
