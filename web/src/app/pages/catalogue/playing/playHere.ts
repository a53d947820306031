import type { Video } from "@mindreel/contract/catalogue/videos";
import { type NowPlaying, playVideo } from "#features/playback/mechanisms/nowPlaying.ts";
import { PlayingNow } from "./PlayingNow.tsx";

/** Plays a video: on its page, if that is shown, else in the small player. */
export const playHere = (
  video: Video,
  { begin, end, queue }: Partial<Pick<NowPlaying, "begin" | "end" | "queue">> = {},
) => playVideo({ video, begin, end, queue, takesFocus: true, Component: PlayingNow });
