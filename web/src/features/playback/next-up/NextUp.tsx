import type { Video } from "@mindreel/contract/catalogue/videos";
import { type ReactNode, useEffect } from "react";
import { useShortcut } from "#features/playback/player/Shortcuts.tsx";
import { Thumbnail } from "#shared/picture/Thumbnail.tsx";
import { Button } from "#shared/ui/plain/Button.tsx";
import classes from "./NextUp.module.css";
import { useCountdown } from "./useCountdown.ts";

/** Seconds before the next video begins. */
export const pause = 10;

interface Props {
  readonly video: Video;
  /** "Episode 3 of 8", or nothing. */
  readonly place: string | undefined;
  /** Whether it begins by itself; else it waits to be played. */
  readonly counts: boolean;
  readonly onNext: () => void;
  readonly onCancel: () => void;
  /** Turns the counting off for good, where that is possible. */
  readonly children?: ReactNode;
}

/**
 * Over the player when its video has ended: what comes next, which begins soon unless the member stops that. It takes no
 * focus: a key that was meant for something else must not decide.
 */
export function NextUp({ video, place, counts, onNext, onCancel, children }: Props) {
  const left = useCountdown(pause, counts, onNext);
  useShortcut("escape", onCancel);
  useLeaveFullscreen();
  return (
    <section className={classes.next} aria-label="Next video">
      <div className={classes.still} aria-hidden="true">
        <Thumbnail video={video} place={0} sizes="260px" />
      </div>
      <div className={classes.words}>
        {place !== undefined && <p className={classes.place}>{place}</p>}
        <p className={classes.title}>Next: {video.title}</p>
        {counts && (
          <p className={classes.when} aria-hidden="true">
            <span className={classes.count}>
              <span style={{ width: `${(100 * (pause - left)) / pause}%` }} />
            </span>
            In {left} s
          </p>
        )}
        <div className={classes.buttons}>
          <Button variant="white" onClick={onNext}>
            Play now
          </Button>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </div>
        {children}
      </div>
    </section>
  );
}

/** What the page shows over the player can neither be seen nor stopped while the player fills the screen. */
function useLeaveFullscreen(): void {
  useEffect(() => {
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
  }, []);
}
