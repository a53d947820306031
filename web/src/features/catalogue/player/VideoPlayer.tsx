import type { Video } from "@mindreel/contract/catalogue/videos";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Thumbnail } from "#shared/picture/Thumbnail.tsx";
import { Button } from "#shared/ui/plain/Button.tsx";
import { Spinner } from "#shared/ui/plain/Spinner.tsx";
import { playerQuery } from "./loadPlayer.ts";
import classes from "./VideoPlayer.module.css";

interface Props {
  readonly video: Video;
  /** Plays at once and takes the focus, for the player's keys. */
  readonly autoPlay: boolean;
  /** Called with the seconds watched since the last call; the first call has 0. */
  readonly onWatched: (seconds: number) => void;
}

export function VideoPlayer({ video, autoPlay, onWatched }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (autoPlay) frame.current?.focus({ preventScroll: true });
  }, [autoPlay]);
  const { data, isError, refetch } = useQuery(playerQuery);
  return (
    <div ref={frame} className={classes.player} tabIndex={-1}>
      {data === undefined ? (
        <>
          <Thumbnail video={video} place={0} />
          {isError ? (
            <div className={classes.cover} role="alert">
              <p>The player did not load.</p>
              <Button variant="white" size="sm" onClick={() => void refetch()}>
                Try again
              </Button>
            </div>
          ) : (
            <div className={classes.cover} role="status" aria-label="Loading the player">
              <Spinner className={classes.spinner} />
            </div>
          )}
        </>
      ) : (
        <data.Player video={video} autoPlay={autoPlay} onWatched={onWatched} />
      )}
    </div>
  );
}
