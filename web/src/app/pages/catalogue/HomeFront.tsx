import type { Home } from "@mindreel/contract/catalogue/home";
import { usePlayPressed } from "#app/pages/catalogue/playing/usePlayPressed.ts";
import { useCurrentUser } from "#features/accounts/sessions/currentUser.ts";
import { Featured } from "#features/catalogue/home/Featured.tsx";
import { HomeSkeleton } from "#features/catalogue/home/HomeSkeleton.tsx";
import { ContinueWatching } from "#features/playback/continue-watching/ContinueWatching.tsx";
import { useNowPlaying } from "#features/playback/mechanisms/nowPlaying.ts";
import { warmPlayer } from "#features/playback/mechanisms/player/loadPlayer.ts";
import { MinutesChoice } from "#features/playback/queue/MinutesChoice.tsx";
import { useMinute } from "#shared/time/useMinute.ts";
import { HomeRail } from "./HomeRail.tsx";

/**
 * What is above all videos: something featured, what was begun, and rails.
 * @param home undefined while it loads; null if it failed to: the list below has all videos too
 */
export function HomeFront({ home }: { readonly home: Home | undefined | null }) {
  const { data: user } = useCurrentUser();
  const playing = useNowPlaying().playing?.video.id;
  const minute = useMinute();
  const play = usePlayPressed();
  if (home === undefined) return <HomeSkeleton />;
  return (
    <>
      {home?.featured && <Featured featured={home.featured} onApproach={warmPlayer} onPlay={play} />}
      <ContinueWatching />
      <MinutesChoice chosen={undefined} />
      {user !== undefined &&
        home?.rails.map((rail) => (
          <HomeRail
            key={rail.id}
            rail={rail}
            user={user}
            playing={rail.videos.find(({ id }) => id === playing)?.id}
            minute={minute}
            onPlay={play}
          />
        ))}
    </>
  );
}
