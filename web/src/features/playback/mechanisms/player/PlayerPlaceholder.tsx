import type { Video } from "@mindreel/contract/catalogue/videos";
import { durationOf } from "@mindreel/contract/plain/durations";
import { place as messages } from "@mindreel/messages/playback/plays";
import { useEffect } from "react";
import { IconPlayerPlayFilled } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import { ProgressBar } from "#shared/picture/ProgressBar.tsx";
import { Thumbnail } from "#shared/picture/Thumbnail.tsx";
import { spokenDuration } from "#shared/time/durations.ts";
import { warmNeededPlayer, warmPlayer } from "./loadPlayer.ts";
import classes from "./PlayerPlaceholder.module.css";
import { useShortcut } from "./shortcuts/Shortcuts.tsx";

interface Props {
  readonly video: Video;
  /** The start time in the URL, in seconds. */
  readonly begin: number | undefined;
  readonly onPlay: () => void;
}

/** The placeholder of a player that has not been started. */
export function PlayerPlaceholder({ video, begin = video.position ?? undefined, onPlay }: Props) {
  useShortcut("k", onPlay);
  const needsPlayer = ["youtube", "vimeo", "dash"].includes(video.source_kind);
  useEffect(() => {
    if (needsPlayer) warmNeededPlayer();
  }, [needsPlayer]);
  return (
    <>
      <button
        type="button"
        className={classes.place}
        aria-label={
          begin === undefined
            ? format(messages.play, { title: video.title })
            : format(messages.playFrom, { title: video.title, time: spokenDuration(begin) })
        }
        onPointerEnter={warmPlayer}
        onFocus={warmPlayer}
        onClick={onPlay}
      >
        <Thumbnail video={video} place={0} sizes="(min-width: 64em) 70vw, 100vw" />
        <ProgressBar video={video} />
      </button>
      {/* Outside the button: visible text in it would have to be part of its name. */}
      <span className={classes.play} aria-hidden="true">
        <IconPlayerPlayFilled size={34} aria-hidden="true" />
        {begin !== undefined && <span className={classes.from}>{durationOf(begin)}</span>}
      </span>
    </>
  );
}
