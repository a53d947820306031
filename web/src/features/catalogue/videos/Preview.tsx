import type { Video } from "@mindreel/contract/catalogue/videos";
import { useEffect, useRef, useState } from "react";
import classes from "./Preview.module.css";

/** Milliseconds that somebody looks at a card before it moves. */
const moment = 700;

const hls = "application/vnd.apple.mpegurl";

/** Where in a video its preview begins: past titles and black pictures. */
const beginning = 0.1;

/** Whether the browser shows a video's picture by itself: never a provider's frame, never with a library of its own. */
const canShow = ({ source_kind }: Pick<Video, "source_kind">): boolean =>
  source_kind === "file" || (source_kind === "hls" && document.createElement("video").canPlayType(hls) !== "");

const wantsNone = (): boolean => {
  const connection: unknown = Reflect.get(navigator, "connection");
  const saves = typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true;
  return saves || matchMedia("(prefers-reduced-motion: reduce)").matches;
};

/** Whether a card previews its video, with the handlers of what is looked at. */
export function usePreview(video: Pick<Video, "source_kind">) {
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
      // A finger that scrolls over cards looks at none of them.
      onPointerEnter: ({ pointerType }: { pointerType: string }) => pointerType === "mouse" && start(),
      onPointerLeave: stop,
      onFocus: ({ currentTarget }: { currentTarget: HTMLElement }) =>
        currentTarget.matches(":focus-visible") && start(),
      onBlur: stop,
      onPointerDown: stop,
    },
  };
}

/** The video itself over its picture, without a sound; nothing until it moves, or where it cannot. */
export function Preview({ video: { youtube_video_link: source } }: { video: Pick<Video, "youtube_video_link"> }) {
  const [moves, setMoves] = useState(false);
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  return (
    <video
      className={classes.preview}
      data-moves={moves || undefined}
      src={source}
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
