import type { Video } from "@mindreel/contract/catalogue/videos";
import { pagePath } from "@mindreel/contract/plain/pages";
import { useEffect } from "react";
import { useNowPlaying } from "#features/playback/mechanisms/nowPlaying.ts";
import { loadable } from "#shared/loading/loadable.ts";
import { loadError } from "#shared/loading/parts/loadError.ts";
import { whenIdle } from "#shared/loading/whenIdle.ts";
import { useNavigate } from "#shared/navigation/navigation.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import { useStable } from "#shared/useStable.ts";

/** Lists are shown before they can be played: this is loaded once the page is idle, else with the press. */
const player = loadable("src/app/pages/catalogue/playing/playHere.ts", () => import("./playHere.ts"));

async function playOnceLoaded(video: Video): Promise<void> {
  try {
    (await player.load()).playHere(video);
  } catch {
    toastError((await loadError()).message);
  }
}

/**
 * Plays what is pressed in a list, in the small player, which survives navigation. A locked video's page says what opens
 * it.
 */
export function usePlayPressed(): (video: Video) => void {
  const navigate = useNavigate();
  const playing = useNowPlaying().playing?.video.id;
  useEffect(() => whenIdle(() => void player.load().catch(() => undefined)), []);
  return useStable((video: Video) => {
    if (video.locked) navigate(pagePath("watch", { id: video.id }));
    else if (video.id === playing) return;
    // At once, within the press.
    else if (player.loaded) player.loaded.playHere(video);
    else void playOnceLoaded(video);
  });
}
