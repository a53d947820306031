import { directionOf } from "@mindreel/contract/plain/languages";
import { language } from "#shared/language/language.ts";
import "@vidstack/react/player/styles/base.css";
import "@vidstack/react/player/styles/default/captions.css";
import type { Video } from "@mindreel/contract/catalogue/videos";
import type { Play } from "@mindreel/contract/playback/plays";
import {
  isYouTubeProvider,
  MediaPlayer,
  type MediaPlayerInstance,
  MediaProvider,
  type MediaProviderAdapter,
  Poster,
} from "@vidstack/react";
import {
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useInsertionEffect,
  useRef,
  useState,
} from "react";
import { providerOf } from "#features/playback/mechanisms/player/vidstack/providers.ts";
import { mayHaveExpired } from "#features/playback/plays/play.ts";
import type { Reports } from "#features/playback/plays/reports.ts";
import { adopt, hasLoaded, repeatLoading, repeatPlaying } from "./adopt.ts";
import { PlayerFailure } from "./PlayerFailure.tsx";
import { PlayerMemory } from "./PlayerMemory.ts";
import classes from "./player.module.css";
import { hideYouTubeCaptions, onYouTubeError, setUp } from "./providers.ts";
import { useCaptionLook } from "./skin/captionLook.ts";
import { Skin } from "./skin/Skin.tsx";
import type { TimeMark } from "./skin/TimeMarks.tsx";
import { useBlockedHost } from "./useBlockedHost.ts";
import { useSpokenParts } from "./useSpokenParts.ts";
import { useTracks } from "./useTracks.ts";
import { type Stopwatch, useWatchTime } from "./useWatchTime.ts";

/** In milliseconds; a provider's frame that has not responded by then counts as failed. */
const frameTimeout = 15_000;

const reducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Controls a player from outside. */
export interface PlayerControl {
  /** Seeks to a time, in seconds, and plays. */
  readonly seek: (seconds: number) => void;
  /** The current time, in seconds. */
  readonly time: () => number;
  /** Whether it plays, or is about to. */
  readonly isPlaying: () => boolean;
  /** Plays or pauses it. */
  readonly toggle: () => void;
  /** Pauses it. Resolves once the server has the position. */
  readonly stop: () => Promise<void>;
  /** Pauses it. Returns a function that resumes it if it was playing. */
  readonly hold: () => () => void;
  readonly focus: () => void;
  /** Sets the marks of one kind on its time line. */
  readonly mark: (kind: TimeMark["kind"], marks: readonly Omit<TimeMark, "kind">[]) => void;
}

export interface PlayerProps {
  readonly video: Video;
  readonly play: Play;
  /** In seconds; null: at the beginning. */
  readonly begin: number | null;
  /** Whether it starts without its play button being pressed. */
  readonly autoPlay: boolean;
  readonly onWatched: (seconds: number) => void;
  /** Whether its keyboard shortcuts work wherever the focus is on the page. */
  readonly ownsKeys: boolean;
  readonly control?: Ref<PlayerControl> | undefined;
  readonly reports: Reports;
  /** A video that plays already, to take over. */
  readonly early: HTMLVideoElement | null;
  /** Called with true when it has ended, and with false when it plays again. */
  readonly onEnd?: ((ended: boolean) => void) | undefined;
  /** Content on top of the player, also in full screen. */
  readonly children?: ReactNode;
  /** Called with the position, in seconds, when the play's address has expired. */
  readonly onExpired: (position: number) => void;
}

/** Plays a video from where the member left off. */
export function Player({ onWatched, ...props }: PlayerProps) {
  const stopwatch = useWatchTime(onWatched);
  const [givenAt] = useState(() => Date.now());
  const [attempt, setAttempt] = useState(0);
  return (
    <Attempt
      {...props}
      key={attempt}
      early={attempt === 0 ? props.early : null}
      autoPlay={props.autoPlay || attempt > 0}
      givenAt={givenAt}
      stopwatch={stopwatch}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}

interface AttemptProps extends Omit<PlayerProps, "onWatched"> {
  /** When the video's address was issued, by this device's clock. */
  readonly givenAt: number;
  readonly stopwatch: Stopwatch;
  readonly onRetry: () => void;
}

function Attempt({
  video,
  play,
  begin,
  autoPlay,
  ownsKeys,
  control,
  givenAt,
  stopwatch,
  reports,
  early,
  onEnd,
  onExpired,
  onRetry,
  children,
}: AttemptProps) {
  const player = useRef<MediaPlayerInstance>(null);
  const [provider, setProvider] = useState<MediaProviderAdapter | null>(null);
  const [ready, setReady] = useState(false);
  const [failed, setFailed] = useState(false);
  const [marks, setMarks] = useState<readonly TimeMark[]>([]);
  const blocked = useBlockedHost();
  const [memory] = useState(() => new PlayerMemory(early === null ? begin : null));
  const [look, setLook] = useCaptionLook();
  useTracks(player, play.tracks, look);
  useSpokenParts(player);
  const [paused] = useState(early?.paused ?? true);
  const id = useId();
  // Before refs are set.
  useInsertionEffect(() => (early === null ? undefined : adopt(id, early)), [id, early]);
  const begun = useRef(false);
  const heldEarly = useRef(false);
  const hasCaptions = play.tracks.some(({ kind }) => kind !== "chapters" && kind !== "metadata");
  const embedded = video.source_kind === "youtube" || video.source_kind === "vimeo";

  useImperativeHandle(
    control,
    () => ({
      seek: (seconds) => {
        if (player.current === null) return;
        player.current.currentTime = seconds;
        player.current.play().catch(() => undefined);
      },
      time: () => Math.max(player.current?.currentTime ?? 0, begun.current ? 0 : (begin ?? 0)),
      isPlaying: () => player.current?.state.paused === false || (autoPlay && !begun.current),
      toggle: () => {
        const { current } = player;
        const change = current?.state.paused === true ? current.play() : current?.pause();
        change?.catch(() => undefined);
      },
      stop: async () => {
        player.current?.pause().catch(() => undefined);
        await reports.stop();
      },
      hold: () => {
        const { current } = player;
        heldEarly.current = autoPlay && !begun.current;
        if (current === null || (current.state.paused && !heldEarly.current)) return () => undefined;
        current.pause().catch(() => undefined);
        return () => {
          heldEarly.current = false;
          current.play().catch(() => undefined);
        };
      },
      mark: (kind, given) =>
        setMarks((all) => [...all.filter((mark) => mark.kind !== kind), ...given.map((mark) => ({ ...mark, kind }))]),
      focus: () => player.current?.el?.focus({ preventScroll: true }),
    }),
    [reports, begin, autoPlay],
  );

  const stop = useCallback(() => {
    stopwatch.stop();
    void reports.stop();
  }, [stopwatch, reports]);
  const fail = () => {
    if (mayHaveExpired(play, givenAt)) onExpired(player.current?.currentTime ?? 0);
    else setFailed(true);
  };
  const failing = useRef(fail);
  failing.current = fail;

  useEffect(() => {
    if (!embedded || ready) return;
    const timer = setTimeout(() => setFailed(true), frameTimeout);
    return () => clearTimeout(timer);
  }, [embedded, ready]);

  useEffect(() => {
    // A missing or broken file fails on its <source> element, where Vidstack does not listen. These events do not bubble.
    const el = player.current?.el;
    if (video.source_kind !== "file" || !el) return;
    const listen = ({ target }: Event) => target instanceof HTMLSourceElement && failing.current();
    el.addEventListener("error", listen, true);
    return () => el.removeEventListener("error", listen, true);
  }, [video.source_kind]);

  useEffect(() => {
    if (!isYouTubeProvider(provider)) return;
    return onYouTubeError(provider.iframe, () => setFailed(true));
  }, [provider]);

  // The placeholder had the focus during loading; the player needs it for its keyboard shortcuts.
  const takeFocus = () => {
    const { el } = player.current ?? {};
    const { activeElement } = document;
    // A field on top of it keeps the focus.
    if (el?.parentElement?.contains(activeElement) && !el.contains(activeElement)) el.focus({ preventScroll: true });
  };

  return (
    <>
      <MediaPlayer
        ref={player}
        className={classes.player ?? ""}
        // A player's time runs from left to right, in every language.
        dir="ltr"
        src={{ src: play.src, type: play.type }}
        title={video.title}
        aspectRatio="16/9"
        load="eager"
        preload="metadata"
        preferNativeHLS
        autoPlay={autoPlay && early === null}
        // Otherwise Vidstack begins by pausing it.
        paused={paused}
        // Vidstack finds it out while it loads a video.
        {...(early !== null && { streamType: early.duration === Number.POSITIVE_INFINITY ? "live" : "on-demand" })}
        playsInline
        keyTarget={ownsKeys ? "document" : "player"}
        storage={memory}
        // Without a thumbnail of our own, do not let Vidstack load the provider's.
        {...(video.videos_thumbnail === null
          ? { posterLoad: "custom" as const }
          : { poster: video.videos_thumbnail, posterLoad: "eager" as const })}
        onProviderSetup={() => {
          if (early !== null) repeatLoading(early, hasCaptions);
        }}
        onProviderChange={(next) => {
          setUp(next, hasCaptions);
          if (early !== null) hasLoaded(next, { src: play.src, type: play.type });
          setProvider(next);
          takeFocus();
        }}
        onCanPlay={() => {
          setReady(true);
          setFailed(false);
          if (hasCaptions && isYouTubeProvider(provider)) hideYouTubeCaptions(provider.iframe);
          if (early !== null) repeatPlaying(early);
          // Vidstack does not autoplay under reduced motion, but here the member pressed play.
          if (autoPlay && early === null && reducedMotion()) player.current?.play().catch(() => undefined);
        }}
        onError={fail}
        onHlsError={({ response }) => {
          // By itself, hls.js tries the other qualities in turn, and gives up only half a minute later.
          const isRefused = response?.code === 401 || response?.code === 403;
          if (isRefused && mayHaveExpired(play, givenAt)) fail();
        }}
        onTimeUpdate={({ currentTime }) => {
          const { state } = player.current ?? {};
          // Seeking alone does not mean that somebody is watching.
          if (state?.playing && !state.seeking) reports.at(currentTime, state.duration);
        }}
        onPlay={() => {
          // Autoplay starts only now.
          if (heldEarly.current) player.current?.pause().catch(() => undefined);
          heldEarly.current = false;
        }}
        onPlaying={() => {
          begun.current = true;
          stopwatch.start();
          onEnd?.(false);
        }}
        onPause={stop}
        // Vidstack ignores a pause whose event comes while the video seeks.
        onSeeked={() => {
          const media = player.current?.el?.querySelector("video");
          if (media?.paused && player.current?.state.paused === false) media.dispatchEvent(new Event("pause"));
        }}
        onWaiting={stopwatch.stop}
        onEnded={() => {
          // It begins again by itself.
          if (player.current?.state.loop === true) return;
          stopwatch.stop();
          reports.end(player.current?.state.duration ?? 0);
          onEnd?.(true);
        }}
      >
        <MediaProvider
          mediaProps={early === null ? {} : { id }}
          // YouTube needs a referrer. The controls are ours, so the frame takes no focus.
          iframeProps={{ referrerPolicy: "strict-origin-when-cross-origin", tabIndex: -1, title: video.title }}
        >
          {video.videos_thumbnail !== null && early === null && <Poster className={classes.poster} alt={video.title} />}
        </MediaProvider>
        <Skin title={video.title} marks={marks} look={look} onLook={setLook} />
        <div dir={directionOf(language())} className={classes.over}>
          {children}
        </div>
      </MediaPlayer>
      {failed && <PlayerFailure provider={providerOf(video)} blocked={blocked} onRetry={onRetry} />}
    </>
  );
}
