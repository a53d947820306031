import type { Video } from "@mindreel/contract/catalogue/videos";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { useCurrentUser } from "#features/accounts/sessions/currentUser.ts";
import { Stage } from "#features/catalogue/stage/Stage.tsx";
import { useStage } from "#features/catalogue/stage/useStage.ts";
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

/** A grid of videos for the signed-in member; one plays at a time, on the stage over it. */
export function VideoList({ filter, empty }: Props) {
  const { data: user, error, refetch } = useCurrentUser();
  const { mutate: addRecent } = useAddRecentVideo();
  const videos = useInfiniteQuery(videosQuery(filter));
  const { staged, pressed, open, close } = useStage();
  const playing = videos.data?.pages.flatMap(({ results }) => results).find(({ id }) => id === staged);

  // A video that leaves the list stops, and does not start by itself when it comes back.
  const gone = staged !== null && playing === undefined && videos.isSuccess && !videos.isPlaceholderData;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each video that has gone
  useEffect(() => {
    if (gone) close();
  }, [gone]);
  useFocusBack(playing?.id);

  const play = (video: Video) => {
    if (video.id === staged && pressed) return;
    open(video.id);
    addRecent(video.id);
  };

  if (user === undefined) {
    return error === null ? <FullSpinner /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <VideoGrid
        query={videos}
        empty={empty}
        renderCard={(video, index) => (
          <VideoCard
            key={video.id}
            video={video}
            place={index}
            playing={playing?.id === video.id}
            faded={filter.saved === true && !isSaved(user, video.id)}
            note={releaseNote(video, user)}
            onPlay={() => play(video)}
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
      {playing !== undefined && (
        <Stage
          video={playing}
          autoPlay={pressed}
          onClose={close}
          onWatched={(seconds) => reportWatchTime(playing.id, seconds)}
        />
      )}
    </>
  );
}

/** Gives the focus back to the card whose video has left the stage, unless it is somewhere else by then. */
function useFocusBack(playing: number | undefined): void {
  const before = useRef<number | undefined>(undefined);
  useEffect(() => {
    const last = before.current;
    before.current = playing;
    if (last === undefined || playing !== undefined || document.activeElement !== document.body) return;
    document.getElementById(playButtonId(last))?.focus();
  }, [playing]);
}
