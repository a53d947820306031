import type { Video } from "@mindreel/contract/catalogue/videos";
import { locked } from "@mindreel/messages/catalogue/open-to";
import { card as messages } from "@mindreel/messages/catalogue/videos";
import { useEffect, useId, useRef, useState } from "react";
import { LockNote } from "#features/catalogue/mechanisms/open-to/LockNote.tsx";
import { IconLock, IconPlayerPlayFilled } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import { ProgressBar } from "#shared/picture/ProgressBar.tsx";
import { StillLength } from "#shared/picture/StillLength.tsx";
import { Thumbnail } from "#shared/picture/Thumbnail.tsx";
import { spokenDuration } from "#shared/time/durations.ts";
import { rememberPressed } from "./pressed.ts";
import classes from "./videos.module.css";

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

/** Hover time in milliseconds before a preview starts. */
const moment = 700;

const hls = "application/vnd.apple.mpegurl";

/** Where in the video its preview begins: after titles and black frames. */
const beginning = 0.1;

/** Whether the browser can play the video natively: no previews in a provider's frame or with a player library. */
const canShow = ({ source_kind, locked }: Pick<Video, "source_kind" | "locked">): boolean =>
  locked === undefined &&
  (source_kind === "file" || (source_kind === "hls" && document.createElement("video").canPlayType(hls) !== ""));

const wantsNone = (): boolean => {
  const connection: unknown = Reflect.get(navigator, "connection");
  const saves = typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true;
  return saves || matchMedia("(prefers-reduced-motion: reduce)").matches;
};

/** Whether a card previews its video, with handlers for hover and focus. */
function usePreview(video: Pick<Video, "source_kind" | "locked">) {
  const [previews, setPreviews] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    clearTimeout(timer.current);
    setPreviews(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const start = () => {
    clearTimeout(timer.current);
    if (!wantsNone() && canShow(video)) timer.current = setTimeout(() => setPreviews(true), moment);
  };
  return {
    previews,
    handlers: {
      // Mouse only: touch scrolling over cards must not start previews.
      onPointerEnter: ({ pointerType }: { pointerType: string }) => pointerType === "mouse" && start(),
      onPointerLeave: stop,
      onFocus: ({ currentTarget }: { currentTarget: HTMLElement }) =>
        currentTarget.matches(":focus-visible") && start(),
      onBlur: stop,
      onPointerDown: stop,
    },
  };
}

/** The video over its picture, muted; invisible until it plays, or if it cannot. */
function Preview({ video: { youtube_video_link: source } }: { video: Pick<Video, "youtube_video_link"> }) {
  const [moves, setMoves] = useState(false);
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  return (
    <video
      className={classes.preview}
      data-moves={moves || undefined}
      src={source ?? undefined}
      autoPlay
      muted
      loop
      playsInline
      disablePictureInPicture
      disableRemotePlayback
      preload="metadata"
      tabIndex={-1}
      aria-hidden="true"
      onLoadedMetadata={({ currentTarget }) => {
        const { duration } = currentTarget;
        if (Number.isFinite(duration)) currentTarget.currentTime = duration * beginning;
      }}
      onPlaying={() => setMoves(true)}
      onError={() => setFailed(true)}
    />
  );
}
