import type { Video } from "@mindreel/contract/catalogue/videos";
import { useEffect, useRef, useState } from "react";
import classes from "./Preview.module.css";

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
export function usePreview(video: Pick<Video, "source_kind" | "locked">) {
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
export function Preview({ video: { youtube_video_link: source } }: { video: Pick<Video, "youtube_video_link"> }) {
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
