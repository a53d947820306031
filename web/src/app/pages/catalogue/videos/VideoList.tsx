import type { Video } from "@mindreel/contract/catalogue/videos";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useCurrentUser } from "#features/accounts/sessions/currentUser.ts";
import { scrollKey } from "#features/catalogue/mechanisms/stage/mark.ts";
import { Stage } from "#features/catalogue/mechanisms/stage/Stage.tsx";
import { useStage } from "#features/catalogue/mechanisms/stage/useStage.ts";
import { releaseNote } from "#features/catalogue/videos/release.ts";
import { playButtonId } from "#features/catalogue/videos/VideoCard.tsx";
import { VideoGrid } from "#features/catalogue/videos/VideoGrid.tsx";
import { type VideoFilter, videosQuery } from "#features/catalogue/videos/videos.ts";
import { forgetRemoved } from "#features/engagement/lists/saveVideo.ts";
import { useRecentVideo } from "#features/engagement/lists/useRecentVideo.ts";
import { reportWatchTime } from "#features/engagement/watch-time/reportWatchTime.ts";
import { warmPlayer } from "#features/playback/mechanisms/player/loadPlayer.ts";
import { VideoPlayer } from "#features/playback/mechanisms/player/VideoPlayer.tsx";
import { lazily } from "#shared/loading/parts/lazily.tsx";
import { Unneeded } from "#shared/loading/parts/Unneeded.tsx";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import { useMinute } from "#shared/time/useMinute.ts";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { LibraryCard } from "./LibraryCard.tsx";

const ChaptersOver = lazily(async () => (await import("./ChaptersOver.tsx")).ChaptersOver, Unneeded);

interface Props {
  readonly filter: VideoFilter;
  readonly empty: ReactNode;
}

/** The signed-in member's grid of videos; one plays at a time, on the stage above it. */
export function VideoList({ filter, empty }: Props) {
  const { data: user, error, refetch } = useCurrentUser();
  const videos = useInfiniteQuery(videosQuery(filter));
  const { staged, pressed, open, close } = useStage();
  const playing = videos.data?.pages.flatMap(({ results }) => results).find(({ id }) => id === staged);
  const saved = useMemo(() => new Set(user?.savevideos?.video), [user?.savevideos]);
  const minute = useMinute();
  const entry = scrollKey(useLocation());

  // A video that leaves the list stops, and does not restart by itself when it returns.
  const gone = staged !== null && playing === undefined && videos.isSuccess && !videos.isPlaceholderData;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each video that has gone
  useEffect(() => {
    if (gone) close();
  }, [gone]);
  useFocusBack(playing?.id);
  useForgetRemoved(filter.saved === true);

  const play = useStable((video: Video) => {
    if (video.id === staged && pressed) return;
    open(video.id);
  });

  if (user === undefined) {
    return error === null ? <FullSpinner /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <VideoGrid
        query={videos}
        entry={entry}
        staged={playing?.id}
        empty={empty}
        onApproach={warmPlayer}
        renderCard={(video, index) => (
          <LibraryCard
            key={video.id}
            video={video}
            place={index}
            userId={user.id}
            saved={saved.has(video.id)}
            editable={user.is_superuser}
            playing={playing?.id === video.id}
            faded={filter.saved === true && !saved.has(video.id)}
            note={minute === null ? null : releaseNote(video, user, minute)}
            onPlay={play}
          />
        )}
      />
      {playing !== undefined && (
        <Stage video={playing} autoPlay={pressed} onClose={close}>
          <StagedPlayer key={`${playing.id} ${pressed}`} video={playing} pressed={pressed} />
        </Stage>
      )}
    </>
  );
}

function StagedPlayer({ video, pressed }: { video: Video; pressed: boolean }) {
  const [begun, setBegun] = useState(false);
  useRecentVideo(video.id, pressed, begun);
  return (
    <VideoPlayer
      video={video}
      autoPlay={pressed}
      onBegun={() => setBegun(true)}
      onWatched={(seconds) => reportWatchTime(video.id, seconds)}
    >
      <Suspense>
        <ChaptersOver video={video.id} />
      </Suspense>
    </VideoPlayer>
  );
}

/** A callback with a stable identity, so that memoized components need not render again. Only for event handlers. */
function useStable<Argument>(handler: (argument: Argument) => void): (argument: Argument) => void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  return useCallback((argument: Argument) => latest.current(argument), []);
}

/** Returns the focus to the card whose video has left the stage, unless it has moved elsewhere meanwhile. */
function useFocusBack(playing: number | undefined): void {
  const before = useRef<number | undefined>(undefined);
  useEffect(() => {
    const last = before.current;
    before.current = playing;
    if (last === undefined || playing !== undefined || document.activeElement !== document.body) return;
    document.getElementById(playButtonId(last))?.focus();
  }, [playing]);
}

function useForgetRemoved(own: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (own) return () => forgetRemoved(client);
    return undefined;
  }, [own, client]);
}
