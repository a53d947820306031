import "@vidstack/react/player/styles/default/theme.css";
import "@vidstack/react/player/styles/default/layouts/video.css";
import type { Video } from "@mindreel/contract/catalogue/videos";
import {
  isYouTubeProvider,
  MediaPlayer,
  type MediaPlayerInstance,
  MediaProvider,
  type MediaProviderAdapter,
  Poster,
} from "@vidstack/react";
import { DefaultVideoLayout, defaultLayoutIcons } from "@vidstack/react/player/layouts/default";
import { useEffect, useRef, useState } from "react";
import { PlayerFailure } from "./PlayerFailure.tsx";
import { PlayerMemory } from "./PlayerMemory.ts";
import classes from "./player.module.css";
import { onYouTubeError, setUp } from "./providers.ts";
import { sourceOf } from "./source.ts";
import { useBlockedHost } from "./useBlockedHost.ts";
import { type Stopwatch, useWatchTime } from "./useWatchTime.ts";

/** Milliseconds; a provider's frame that has not answered by then counts as failed. */
const frameTimeout = 15_000;

const reducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

interface PlayerProps {
  readonly video: Video;
  /** At once, not only when its play button is pressed. */
  readonly autoPlay: boolean;
  readonly onWatched: (seconds: number) => void;
}

/** Plays a video from where the member left off. */
export function Player({ video, autoPlay, onWatched }: PlayerProps) {
  const stopwatch = useWatchTime(onWatched);
  const [attempt, setAttempt] = useState(0);
  return (
    <Attempt
      key={attempt}
      video={video}
      autoPlay={autoPlay || attempt > 0}
      stopwatch={stopwatch}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}

interface Props {
  readonly video: Video;
  readonly autoPlay: boolean;
  readonly stopwatch: Stopwatch;
  readonly onRetry: () => void;
}

function Attempt({ video, autoPlay, stopwatch, onRetry }: Props) {
  const player = useRef<MediaPlayerInstance>(null);
  const [provider, setProvider] = useState<MediaProviderAdapter | null>(null);
  const [ready, setReady] = useState(false);
  const [failed, setFailed] = useState(false);
  const blocked = useBlockedHost();
  const [memory] = useState(() => new PlayerMemory(video.id));
  const source = sourceOf(video);
  const embedded = video.source_kind === "youtube" || video.source_kind === "vimeo";

  useEffect(() => {
    if (!embedded || ready) return;
    const timer = setTimeout(() => setFailed(true), frameTimeout);
    return () => clearTimeout(timer);
  }, [embedded, ready]);

  useEffect(() => {
    // A missing or broken file fails on its <source> element, where Vidstack does not listen. These events do not bubble.
    const el = player.current?.el;
    if (video.source_kind !== "file" || !el) return;
    const listen = ({ target }: Event) => target instanceof HTMLSourceElement && setFailed(true);
    el.addEventListener("error", listen, true);
    return () => el.removeEventListener("error", listen, true);
  }, [video.source_kind]);

  useEffect(() => {
    if (!isYouTubeProvider(provider)) return;
    return onYouTubeError(provider.iframe, () => setFailed(true));
  }, [provider]);

  // Its place had the focus while it loaded; the player's keyboard shortcuts need the focus.
  const takeFocus = () => {
    const { el } = player.current ?? {};
    if (el?.parentElement?.contains(document.activeElement)) el.focus({ preventScroll: true });
  };

  return (
    <>
      <MediaPlayer
        ref={player}
        className={classes.player ?? ""}
        src={source.media}
        title={video.title}
        aspectRatio="16/9"
        load="eager"
        // A browser with native HLS would start before hls.js takes over, and then stall.
        preload={video.source_kind === "hls" ? "none" : "metadata"}
        autoPlay={autoPlay}
        playsInline
        storage={memory}
        // Without a thumbnail of our own, do not let Vidstack load the provider's.
        {...(video.videos_thumbnail === null
          ? { posterLoad: "custom" as const }
          : { poster: video.videos_thumbnail, posterLoad: "eager" as const })}
        onProviderChange={(next) => {
          setUp(next);
          setProvider(next);
          takeFocus();
        }}
        onCanPlay={() => {
          setReady(true);
          setFailed(false);
          // Vidstack does not autoplay under reduced motion, but here the member pressed play.
          if (autoPlay && reducedMotion()) player.current?.play().catch(() => undefined);
        }}
        onError={() => setFailed(true)}
        onPlaying={stopwatch.start}
        onPause={stopwatch.stop}
        onWaiting={stopwatch.stop}
        onEnded={stopwatch.stop}
      >
        <MediaProvider
          // YouTube needs a referrer. The controls are ours, so the frame takes no focus.
          iframeProps={{ referrerPolicy: "strict-origin-when-cross-origin", tabIndex: -1, title: video.title }}
        >
          {video.videos_thumbnail !== null && <Poster className={classes.poster} alt={video.title} />}
        </MediaProvider>
        <DefaultVideoLayout
          icons={defaultLayoutIcons}
          colorScheme="dark"
          noModal
          // Casting would need a script from Google in the page.
          slots={{ googleCastButton: null, downloadButton: null }}
        />
      </MediaPlayer>
      {failed && <PlayerFailure source={source} blocked={blocked} onRetry={onRetry} />}
    </>
  );
}
