import type { Video } from "@mindreel/contract/catalogue/videos";
import { pagePath } from "@mindreel/contract/plain/pages";
import { useNowPlaying } from "#features/playback/mechanisms/now-playing/nowPlaying.ts";
import { useNavigate } from "#shared/navigation/navigation.ts";
import { useStable } from "#shared/useStable.ts";
import { playHere } from "./playHere.ts";

/**
 * Plays what is pressed in a list, in the small player, which survives navigation. A locked video's page says what opens
 * it.
 */
export function usePlayPressed(): (video: Video) => void {
  const navigate = useNavigate();
  const playing = useNowPlaying().playing?.video.id;
  return useStable((video: Video) => {
    if (video.locked) navigate(pagePath("watch", { id: video.id }));
    else if (video.id !== playing) playHere(video);
  });
}
