import "@vidstack/react/player/styles/default/theme.css";
import "@vidstack/react/player/styles/default/layouts/video.css";
import { Anchor, Button } from "@mantine/core";
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
import { PlayerMemory } from "./memory.ts";
import classes from "./player.module.css";
import { onYouTubeError, setUp } from "./providers.ts";
import { sourceOf } from "./source.ts";
import { useWatched, type Watched } from "./watched.ts";

/** A frame of another site that has not answered by then does not play here. */
const patience = 15_000;

const reducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Plays a video that was just pressed, from where it was left the last time. */
export function Player({ video, onWatched }: { video: Video; onWatched: (seconds: number) => void }) {
  const watched = useWatched(onWatched);
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} video={video} watched={watched} onRetry={() => setAttempt(attempt + 1)} />;
}

interface Props {
  readonly video: Video;
  readonly watched: Watched;
  readonly onRetry: () => void;
}

function Attempt({ video, watched, onRetry }: Props) {
  const player = useRef<MediaPlayerInstance>(null);
  const [provider, setProvider] = useState<MediaProviderAdapter | null>(null);
  const [ready, setReady] = useState(false);
  const [failed, setFailed] = useState(false);
  const [memory] = useState(() => new PlayerMemory(video.id));
  const source = sourceOf(video);
  const embedded = video.source_kind === "youtube" || video.source_kind === "vimeo";

  useEffect(() => {
    if (!embedded || ready) return;
    const timer = setTimeout(() => setFailed(true), patience);
    return () => clearTimeout(timer);
  }, [embedded, ready]);

  useEffect(() => {
    // A file that is missing or broken fails on its <source>, where Vidstack does not hear it; such events do not bubble.
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

  // The focus was on the play button, which is gone, or waits on the stage: the player's keys need it.
  const takeFocus = () => {
    const { el } = player.current ?? {};
    const { activeElement } = document;
    if (activeElement === document.body || el?.parentElement?.contains(activeElement))
      el?.focus({ preventScroll: true });
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
        // A browser that plays streams by itself would begin before hls.js takes over, and then stand still.
        preload={video.source_kind === "hls" ? "none" : "metadata"}
        autoPlay
        playsInline
        storage={memory}
        // With no picture of our own, none is looked for at the provider's either.
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
          // Vidstack starts nothing by itself for those who prefer reduced motion; but here the press asked for it.
          if (reducedMotion()) player.current?.play().catch(() => undefined);
        }}
        onError={() => setFailed(true)}
        onPlaying={watched.goesOn}
        onPause={watched.rests}
        onWaiting={watched.rests}
        onEnded={watched.rests}
      >
        <MediaProvider
          // YouTube plays only for a site that says who it is; the controls are ours, so nothing in the frame takes focus.
          iframeProps={{ referrerPolicy: "strict-origin-when-cross-origin", tabIndex: -1, title: video.title }}
        >
          {video.videos_thumbnail !== null && <Poster className={classes.poster} alt={video.title} />}
        </MediaProvider>
        <DefaultVideoLayout
          icons={defaultLayoutIcons}
          colorScheme="dark"
          noModal
          // Casting would need a script of Google's in the page.
          slots={{ googleCastButton: null, downloadButton: null }}
        />
      </MediaPlayer>
      {failed && (
        <div className={classes.failure} role="alert">
          <p>This video cannot be played here right now.</p>
          <div className={classes.ways}>
            <Button variant="white" color="dark" size="sm" onClick={onRetry}>
              Try again
            </Button>
            <Anchor href={source.page} target="_blank" rel="noopener" c="white" underline="always" size="sm">
              Open it at {source.provider}
            </Anchor>
          </div>
        </div>
      )}
    </>
  );
}
