import type { Video } from "@mindreel/contract/catalogue/videos";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useCurrentUser } from "#features/accounts/sessions/currentUser.ts";
import { DeleteVideoButton } from "#features/catalogue/video-editing/DeleteVideoButton.tsx";
import { EditVideoButton } from "#features/catalogue/video-editing/EditVideoButton.tsx";
import { releaseNote } from "#features/catalogue/videos/release.ts";
import { playButtonId, VideoCard } from "#features/catalogue/videos/VideoCard.tsx";
import { VideoGrid } from "#features/catalogue/videos/VideoGrid.tsx";
import { VideoInfo } from "#features/catalogue/videos/VideoInfo.tsx";
import { type VideoFilter, videosQuery } from "#features/catalogue/videos/videos.ts";
import { LikeButton } from "#features/engagement/likes/LikeButton.tsx";
import { useAddRecentVideo } from "#features/engagement/lists/addRecentVideo.ts";
import { SaveButton } from "#features/engagement/lists/SaveButton.tsx";
import { isSaved } from "#features/engagement/lists/saveVideo.ts";
import { reportWatchTime } from "#features/engagement/watch-time/reportWatchTime.ts";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";

interface Props {
  readonly filter: VideoFilter;
  readonly empty: ReactNode;
}

/** A grid of videos for the signed-in member; one plays at a time. */
export function VideoList({ filter, empty }: Props) {
  const { data: user, error, refetch } = useCurrentUser();
  const { mutate: addRecent } = useAddRecentVideo();
  const videos = useInfiniteQuery(videosQuery(filter));
  const [playing, setPlaying] = useState<number | null>(null);
  // When its card leaves the list the video stops, and must not start by itself if the card comes back.
  const listed = videos.data?.pages.some(({ results }) => results.some(({ id }) => id === playing)) ?? false;
  if (playing !== null && !listed) setPlaying(null);

  const play = (video: Video) => {
    setPlaying(video.id);
    addRecent(video.id);
  };
  const stop = (videoId: number) => {
    flushSync(() => setPlaying(null));
    document.getElementById(playButtonId(videoId))?.focus();
  };
  useEscape(playing === null ? undefined : () => stop(playing));

  if (user === undefined) {
    return error === null ? <FullSpinner /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  return (
    <VideoGrid
      query={videos}
      empty={empty}
      renderCard={(video, index) => (
        <VideoCard
          key={video.id}
          video={video}
          eager={index < 4}
          playing={playing === video.id}
          faded={filter.saved === true && !isSaved(user, video.id)}
          note={releaseNote(video, user)}
          onPlay={() => play(video)}
          onStop={() => stop(video.id)}
          onWatched={(seconds) => reportWatchTime(video.id, seconds)}
          actions={
            <>
              <LikeButton video={video} userId={user.id} />
              <SaveButton video={video} user={user} />
              <VideoInfo video={video} />
              {user.is_superuser && (
                <>
                  <EditVideoButton video={video} />
                  <DeleteVideoButton video={video} />
                </>
              )}
            </>
          }
        />
      )}
    />
  );
}

/** Elements where Escape already closes or clears something. */
const ownEscape = "[role=dialog], [role=menu], [aria-expanded=true], input, select";

function useEscape(action: (() => void) | undefined): void {
  useEffect(() => {
    if (action === undefined) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || document.fullscreenElement !== null) return;
      if (event.target instanceof Element && event.target.closest(ownEscape) !== null) return;
      action();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [action]);
}
