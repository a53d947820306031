import type { Video } from "@mindreel/contract/catalogue/videos";
import { pagePath } from "@mindreel/contract/plain/pages";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useCurrentUser } from "#features/accounts/sessions/currentUser.ts";
import { takeFromLists } from "#features/catalogue/videos/watch/fromLists.ts";
import { SaveButton } from "#features/engagement/lists/SaveButton.tsx";
import { useRecentVideo } from "#features/engagement/lists/useRecentVideo.ts";
import { reportWatchTime } from "#features/engagement/watch-time.ts";
import { type NowPlaying, playVideo, settle, useNowPlaying } from "#features/playback/mechanisms/nowPlaying.ts";
import { VideoPlayer } from "#features/playback/mechanisms/player/VideoPlayer.tsx";
import type { PlayerControl } from "#features/playback/mechanisms/player/vidstack/player.tsx";
import { lazily } from "#shared/loading/parts/lazily.tsx";
import { SilentLoadError } from "#shared/loading/parts/SilentLoadError.tsx";
import { useNavigate } from "#shared/navigation/navigation.ts";
import { ChaptersOver, loadNotes, WhileWatching } from "./lazyParts.ts";
import { MiniPlayer } from "./MiniPlayer.tsx";
import { useEarlyNote } from "./over/useEarlyNote.ts";
import classes from "./PlayingNow.module.css";
import { useUpNext } from "./useUpNext.ts";

// Most videos do not need it.
const AfterVideo = lazily(
  async () => (await import("#features/playback/queue/after/AfterVideo.tsx")).AfterVideo,
  SilentLoadError,
);

/** The video that plays: on its page, or in the small player. Its element moves between the two. */
export function PlayingNow({ playing }: { readonly playing: NowPlaying }) {
  const { dock } = useNowPlaying();
  const [frame] = useState(() => {
    const element = document.createElement("div");
    element.className = classes.frame ?? "";
    return element;
  });
  return <Playing key={playing.number} playing={playing} docked={dock !== null} frame={frame} />;
}

interface Props {
  readonly playing: NowPlaying;
  /** Whether it is on its page. */
  readonly docked: boolean;
  readonly frame: HTMLElement;
}

function Playing({ playing, docked, frame }: Props) {
  const { video, begin, end, queue, takesFocus, control } = playing;
  const { data: user } = useCurrentUser();
  // Its place in the small player, which is another one for each play.
  const home = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (home.current === null ? undefined : settle(frame, home.current)), [frame]);
  const [begun, setBegun] = useState(false);
  const [ended, setEnded] = useState(false);
  const { next, isLastEpisode, markOf } = useUpNext(video, queue, begun);
  const play = usePlayNext(docked, playing);
  useRecentVideo(video.id, user !== undefined, begun);
  const early = useEarlyNote(docked);
  useEffect(() => {
    if (begun && docked) loadNotes().catch(() => undefined);
  }, [begun, docked]);
  const covered = ended && (next !== undefined || isLastEpisode);
  useFocusBack(covered, control);

  const after = begun && (next !== undefined || isLastEpisode) && (
    <Suspense>
      <AfterVideo
        video={video}
        next={next}
        isLastEpisode={isLastEpisode}
        ended={ended}
        onNext={(to) => play(to, markOf(to))}
        onReplay={() => control.current?.seek(0)}
        onCancel={() => setEnded(false)}
        save={
          user !== undefined &&
          next !== undefined && (
            <SaveButton
              video={next.video}
              userId={user.id}
              saved={user.savevideos?.video.includes(next.video.id) ?? false}
            />
          )
        }
      />
    </Suspense>
  );
  return (
    <MiniPlayer
      playing={playing}
      hidden={docked}
      place={home}
      frame={frame}
      after={!docked && after}
      next={next?.video}
      onNext={(to) => play(to, markOf(to))}
    >
      {createPortal(
        <>
          {/* Not interactive while something covers it. */}
          <div className={classes.playing} inert={covered}>
            <VideoPlayer
              video={video}
              autoPlay
              takesFocus={takesFocus}
              begin={begin}
              ownsKeys={docked}
              control={control}
              onBegun={() => setBegun(true)}
              onWatched={(seconds) => reportWatchTime(video.id, seconds)}
              onEnd={setEnded}
            >
              <Suspense>
                {docked ? (
                  <WhileWatching video={video.id} control={control} early={early} begin={begin ?? 0} end={end} />
                ) : (
                  <ChaptersOver video={video.id} control={control} ownsKeys={false} />
                )}
              </Suspense>
            </VideoPlayer>
          </div>
          {docked && after}
        </>,
        frame,
      )}
    </MiniPlayer>
  );
}

/** Plays another video where this one has played. */
function usePlayNext(docked: boolean, { Component }: NowPlaying) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return (video: Video, queue: NowPlaying["queue"]) => {
    takeFromLists(client, String(video.id));
    if (docked || video.locked) navigate(pagePath("watch", { id: video.id }), { state: queue });
    else playVideo({ video, begin: undefined, end: undefined, queue, takesFocus: false, Component });
  };
}

/** Returns the focus to a player that lost it to something that covered it. */
function useFocusBack(covered: boolean, control: RefObject<PlayerControl | null>): void {
  const before = useRef(covered);
  useEffect(() => {
    if (before.current && !covered && document.activeElement === document.body) control.current?.focus();
    before.current = covered;
  }, [covered, control]);
}
