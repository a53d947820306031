import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo } from "react";
import { usePlayPressed } from "#app/pages/catalogue/playing/usePlayPressed.ts";
import { useCurrentUser } from "#features/accounts/sessions/currentUser.ts";
import { releaseNote } from "#features/catalogue/videos/release.ts";
import { VideoGrid } from "#features/catalogue/videos/VideoGrid.tsx";
import { type VideoFilter, videosQuery } from "#features/catalogue/videos/videos.ts";
import { forgetRemoved } from "#features/engagement/lists/saveVideo.ts";
import { useNowPlaying } from "#features/playback/mechanisms/nowPlaying.ts";
import { warmPlayer } from "#features/playback/mechanisms/player/loadPlayer.ts";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import { useMinute } from "#shared/time/useMinute.ts";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { LibraryCard } from "./LibraryCard.tsx";

interface Props {
  readonly filter: VideoFilter;
  readonly empty: ReactNode;
  /** Whether it is below other pictures, so that none of its own is urgent. */
  readonly below?: boolean;
}

/** The signed-in member's grid of videos. */
export function VideoList({ filter, empty, below = false }: Props) {
  const { data: user, error, refetch } = useCurrentUser();
  const videos = useInfiniteQuery(videosQuery(filter));
  const playing = useNowPlaying().playing?.video.id;
  const saved = useMemo(() => new Set(user?.savevideos?.video), [user?.savevideos]);
  const minute = useMinute();
  const { key } = useLocation();
  useForgetRemoved(filter.saved === true);

  const play = usePlayPressed();

  if (user === undefined) {
    return error === null ? <FullSpinner /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  return (
    <VideoGrid
      query={videos}
      entry={key}
      playing={playing}
      empty={empty}
      onApproach={warmPlayer}
      renderCard={(video, index) => (
        <LibraryCard
          key={video.id}
          video={video}
          place={below ? index + 1 : index}
          userId={user.id}
          saved={saved.has(video.id)}
          editable={user.is_superuser}
          playing={playing === video.id}
          faded={filter.saved === true && !saved.has(video.id)}
          note={minute === null ? null : releaseNote(video, user, minute)}
          onPlay={play}
        />
      )}
    />
  );
}

function useForgetRemoved(own: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (own) return () => forgetRemoved(client);
    return undefined;
  }, [own, client]);
}
