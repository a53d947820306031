import type { Video } from "@mindreel/contract/catalogue/videos";
import { videoPlayer as messages } from "@mindreel/messages/playback/plays";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, type Ref, type RefObject, useEffect, useId, useMemo, useRef, useState } from "react";
import { playQuery } from "#features/playback/plays/play.ts";
import { showProgress } from "#features/playback/plays/progress.ts";
import { createReports } from "#features/playback/plays/reports.ts";
import { Thumbnail } from "#shared/picture/Thumbnail.tsx";
import { sessionEnds } from "#shared/session/session.ts";
import { Spinner } from "#shared/ui/plain/loading/Spinner.tsx";
import { EarlyControl } from "./EarlyControl.tsx";
import { playsNatively, useEarlyVideo } from "./earlyVideo.ts";
import { playerQuery } from "./loadPlayer.ts";
import { Refusal } from "./Refusal.tsx";
import classes from "./VideoPlayer.module.css";
import type { PlayerControl, PlayerProps } from "./vidstack/player.tsx";

interface Props {
  readonly video: Video;
  /** Plays immediately. */
  readonly autoPlay: boolean;
  /** Whether it then takes the focus, for keyboard shortcuts, from what has it. */
  readonly takesFocus?: boolean;
  /** Where to begin, in seconds; by default, where the member left off. */
  readonly begin?: number | undefined;
  /** Whether the server keeps the play: not for visitors. */
  readonly isRecorded?: boolean;
  /** Called with the first frame, or when the player has to see why there is none. */
  readonly onBegun?: () => void;
  /** Called with the seconds watched since the last call; the first call has 0. */
  readonly onWatched: (seconds: number) => void;
  /** Called with true when the video has ended, and with false when it plays again. */
  readonly onEnd?: (ended: boolean) => void;
  /** Whether its keyboard shortcuts work wherever the focus is on the page. */
  readonly ownsKeys?: boolean;
  readonly control?: Ref<PlayerControl>;
  /** Content on top of the player, also in full screen. */
  readonly children?: ReactNode;
}

interface Attempt {
  readonly number: number;
  readonly begin: number | undefined;
  /** The session of the play to continue. */
  readonly session?: string;
}

export function VideoPlayer({
  video,
  autoPlay,
  takesFocus = true,
  begin,
  isRecorded = true,
  onBegun,
  onWatched,
  onEnd,
  ownsKeys = false,
  control,
  children,
}: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isFree = takesFocus || document.activeElement === document.body;
    if (autoPlay && isFree) frame.current?.focus({ preventScroll: true });
  }, [autoPlay, takesFocus]);
  const id = useId();
  const [attempt, setAttempt] = useState<Attempt>({ number: 0, begin });
  const seq = useRef(0);
  // What the browser plays by itself has the network to itself until its first frame.
  const [isEarly] = useState(() => autoPlay && playsNatively(video));
  const [begun, setBegun] = useState(false);
  const isComing = isEarly && !begun;
  const player = useQuery(isComing ? { ...playerQuery, enabled: false } : playerQuery);
  const play = useQuery(playQuery(video.id, `${id} ${attempt.number}`, attempt.session));
  const isWaiting = isEarly && !play.isError;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback may differ at each rendering
  useEffect(() => {
    if (!isWaiting) onBegun?.();
  }, [isWaiting]);
  const again = (next: Omit<Attempt, "number">) => setAttempt(({ number }) => ({ number: number + 1, ...next }));

  const waiting = (
    <>
      <Thumbnail video={video} place={0} />
      {play.isError ? (
        <Refusal error={play.error} onRetry={() => again({ begin: attempt.begin })} />
      ) : player.isError ? (
        <Refusal message={messages.notLoaded} onRetry={() => void player.refetch()} />
      ) : (
        <div className={classes.cover} role="status" aria-label={messages.loading}>
          <Spinner className={classes.spinner} />
        </div>
      )}
    </>
  );
  return (
    <div ref={frame} className={classes.player} tabIndex={-1}>
      {play.data === undefined ? (
        waiting
      ) : (
        <Playing
          key={attempt.number}
          frame={frame}
          Player={isComing ? undefined : player.data?.Player}
          waiting={waiting}
          video={video}
          play={play.data}
          seq={seq}
          begin={attempt.begin}
          isRecorded={isRecorded}
          autoPlay={autoPlay || attempt.number > 0}
          isEarly={isComing}
          onBegun={() => {
            setBegun(true);
            onBegun?.();
          }}
          onWatched={onWatched}
          onEnd={onEnd}
          ownsKeys={ownsKeys}
          control={control}
          onExpired={(position) => again({ begin: position, session: play.data.session })}
          onRetry={() => again({ begin: undefined })}
        >
          {children}
        </Playing>
      )}
    </div>
  );
}

interface PlayingProps extends Omit<PlayerProps, "begin" | "reports" | "early"> {
  /** Undefined until it has loaded. */
  readonly Player: Awaited<ReturnType<typeof playerQuery.queryFn>>["Player"] | undefined;
  readonly waiting: ReactNode;
  readonly frame: RefObject<HTMLElement | null>;
  /**
   * The number of reports so far. A play that continues with a new address keeps counting; otherwise its reports would
   * count as old.
   */
  readonly seq: RefObject<number>;
  readonly begin: number | undefined;
  readonly isRecorded: boolean;
  readonly isEarly: boolean;
  readonly onBegun: () => void;
  readonly onRetry: () => void;
}

/** A play that the server knows of; the server is notified when it is over. */
function Playing({
  Player,
  waiting,
  frame,
  seq,
  begin,
  isRecorded,
  isEarly,
  onBegun,
  onRetry,
  ...props
}: PlayingProps) {
  const { video, play, control } = props;
  const from = begin ?? play.position;
  const early = useEarlyVideo(play, from, isEarly, onBegun);
  const client = useQueryClient();
  const [ended, setEnded] = useState(false);
  const reports = useMemo(
    () =>
      createReports({
        videoId: video.id,
        session: play.session,
        isRecorded,
        nextSeq: () => ++seq.current,
        onStopped: (progress) => showProgress(client, progress),
        onEnded: () => setEnded(true),
      }),
    [client, video.id, play.session, seq, isRecorded],
  );
  useEffect(() => {
    // The last event that is certain to fire before a page is closed or suspended.
    const hide = () => document.visibilityState === "hidden" && void reports.stop();
    document.addEventListener("visibilitychange", hide);
    addEventListener("pagehide", reports.leave);
    addEventListener(sessionEnds, reports.leave);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      removeEventListener("pagehide", reports.leave);
      removeEventListener(sessionEnds, reports.leave);
      reports.leave();
    };
  }, [reports]);
  if (ended) return <Refusal message={messages.ended} retry={messages.here} onRetry={onRetry} />;
  return (
    <>
      {Player === undefined ? (
        <>
          {waiting}
          <EarlyControl
            control={control}
            element={early.element}
            frame={frame}
            ownsKeys={props.ownsKeys}
            begin={from}
            reports={reports}
          />
        </>
      ) : (
        <Player {...props} begin={from} early={early.element} reports={reports} />
      )}
      <div ref={early.layer} className={classes.early} />
    </>
  );
}
