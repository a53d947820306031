import type { Video } from "@mindreel/contract/catalogue/videos";
import { locked } from "@mindreel/messages/catalogue/open-to";
import { card as messages } from "@mindreel/messages/catalogue/videos";
import { useId } from "react";
import { LockNote } from "#features/catalogue/mechanisms/open-to/LockNote.tsx";
import { IconLock, IconPlayerPlayFilled } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import { ProgressBar } from "#shared/picture/ProgressBar.tsx";
import { StillLength } from "#shared/picture/StillLength.tsx";
import { Thumbnail } from "#shared/picture/Thumbnail.tsx";
import { spokenDuration } from "#shared/time/durations.ts";
import classes from "./CardPicture.module.css";
import { Preview, usePreview } from "./Preview.tsx";
import { rememberPressed } from "./pressed.ts";

interface Props {
  readonly video: Video;
  /** The id of its button; absent where the video may be on the page more than once. */
  readonly id?: string;
  /** Index in the list, from 0; determines how soon it loads. */
  readonly place: number;
  /** The displayed width; by default that of a card in the grid. */
  readonly sizes?: string;
  readonly playing: boolean;
  /** A badge such as "Early access". */
  readonly note: string | null;
  readonly onPlay: (video: Video) => void;
}

/** A card's picture: a press plays the video. */
export function CardPicture({ video, id, place, sizes, playing, note, onPlay }: Props) {
  const badge = playing ? messages.playing : (note ?? (video.watched ? messages.watched : null));
  const { previews, handlers } = usePreview(video);
  const length = useId();
  return (
    <div className={classes.pictured}>
      <button
        type="button"
        id={id}
        className={classes.frame}
        data-playing={playing || undefined}
        aria-label={format(video.locked ? locked.play : messages.play, { title: video.title })}
        aria-describedby={video.duration === null ? undefined : length}
        aria-current={playing || undefined}
        onClick={({ currentTarget }) => {
          rememberPressed(currentTarget, video.id);
          onPlay(video);
        }}
        {...handlers}
      >
        <Thumbnail key={video.videos_thumbnail} video={video} place={place} {...(sizes !== undefined && { sizes })} />
        {previews && !playing && <Preview video={video} />}
        <span className={classes.play}>
          {video.locked ? (
            <IconLock size={22} aria-hidden="true" />
          ) : (
            <IconPlayerPlayFilled size={22} aria-hidden="true" />
          )}
        </span>
        <ProgressBar video={video} />
      </button>
      <StillLength seconds={video.duration} />
      {video.duration !== null && (
        <span id={length} hidden>
          {spokenDuration(video.duration)}
        </span>
      )}
      {video.locked ? (
        <p className={classes.note} data-locked="">
          <LockNote locked={video.locked} />
        </p>
      ) : (
        badge !== null && <p className={classes.note}>{badge}</p>
      )}
    </div>
  );
}
