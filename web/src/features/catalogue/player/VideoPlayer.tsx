import { Button, Loader } from "@mantine/core";
import type { Video } from "@mindreel/contract/catalogue/videos";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Thumbnail } from "#shared/picture/Thumbnail.tsx";
import classes from "./VideoPlayer.module.css";

/** Loads the player and its libraries when a video is played for the first time. */
const usePlayer = () =>
  useQuery({
    queryKey: ["player"],
    queryFn: () => import("./player.tsx"),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });

/** Replaces a card's play button and takes over its focus, so that the keyboard stays in place. */
export function VideoPlayer({ video, onWatched }: { video: Video; onWatched: (seconds: number) => void }) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!stage.current?.contains(document.activeElement)) stage.current?.focus({ preventScroll: true });
  }, []);
  const { data, isError, refetch } = usePlayer();
  return (
    <div ref={stage} className={classes.stage} tabIndex={-1}>
      {data === undefined ? (
        <>
          <Thumbnail video={video} eager />
          {isError ? (
            <div className={classes.cover} role="alert">
              <p>The player did not load.</p>
              <Button variant="white" color="dark" size="sm" onClick={() => void refetch()}>
                Try again
              </Button>
            </div>
          ) : (
            <div className={classes.cover} role="status" aria-label="Loading the player">
              <Loader color="white" size={40} />
            </div>
          )}
        </>
      ) : (
        <data.Player video={video} onWatched={onWatched} />
      )}
    </div>
  );
}
