import type { Video } from "@mindreel/contract/catalogue/videos";
import { nextUp as messages } from "@mindreel/messages/playback/queue";
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useShortcut } from "#features/playback/mechanisms/player/shortcuts/Shortcuts.tsx";
import { outline } from "#shared/icons/icon.tsx";
import { format } from "#shared/language/format.ts";
import { Thumbnail } from "#shared/picture/Thumbnail.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { IconButton } from "#shared/ui/plain/buttons/IconButton.tsx";
import classes from "./NextUp.module.css";

const IconReload = outline("M3.06 13a9 9 0 1 0 .49 -4.087M3 4.001v5h5");

/** Seconds before the next video begins. */
export const pause = 10;

interface Props {
  readonly video: Video;
  /** "Episode 3 of 8", or nothing. */
  readonly place: string | undefined;
  /** Whether it begins automatically after a countdown. */
  readonly counts: boolean;
  readonly onNext: () => void;
  readonly onReplay: () => void;
  readonly onCancel: () => void;
  /** A button that saves it for later. */
  readonly save: ReactNode;
  /** A switch to turn the countdown off permanently, where possible. */
  readonly children?: ReactNode;
}

/**
 * Covers the player when its video has ended: the next video, which begins soon unless the member cancels it. It does
 * not take the focus, so that a key meant for something else cannot decide.
 */
export function NextUp({ video, place, counts, onNext, onReplay, onCancel, save, children }: Props) {
  const left = useCountdown(pause, counts, onNext);
  useShortcut("escape", onCancel);
  useLeaveFullscreen();
  return (
    <section className={classes.next} aria-label={messages.region}>
      <div className={classes.inside}>
        <div className={classes.still} aria-hidden="true">
          <Thumbnail video={video} place={0} sizes="260px" />
        </div>
        <div className={classes.words}>
          {place !== undefined && <p className={classes.place}>{place}</p>}
          <p className={classes.title}>{format(messages.next, { title: video.title })}</p>
          {counts && (
            <p className={classes.when} aria-hidden="true">
              <span className={classes.count}>
                <span style={{ width: `${(100 * (pause - left)) / pause}%` }} />
              </span>
              {format(messages.in, { seconds: left })}
            </p>
          )}
          <div className={classes.buttons}>
            <Button variant="white" onClick={onNext}>
              {messages.now}
            </Button>
            <Button variant="default" onClick={onCancel}>
              {messages.cancel}
            </Button>
            <IconButton className={classes.again} aria-label={messages.replay} onClick={onReplay}>
              <IconReload size={20} stroke={1.75} aria-hidden="true" />
            </IconButton>
            {save}
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}

/** Content over the player can be neither seen nor cancelled while the player is in full screen. */
function useLeaveFullscreen(): void {
  useEffect(() => {
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
  }, []);
}

function subscribe(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}
const isSeen = () => document.visibilityState === "visible";

/**
 * Counts seconds down to an action. While the page is hidden the countdown pauses and then restarts: nothing starts
 * playing in a background tab, or right after the member returns.
 * @returns the seconds left
 */
function useCountdown(seconds: number, runs: boolean, action: () => void): number {
  const [left, setLeft] = useState(seconds);
  const seen = useSyncExternalStore(subscribe, isSeen, isSeen);
  const latest = useRef(action);
  latest.current = action;
  useEffect(() => {
    if (!runs || !seen) return setLeft(seconds);
    if (left === 0) return latest.current();
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds, runs, seen, left]);
  return left;
}
