import { useEffect } from "react";
import { stopPlaying, useNowPlaying } from "./nowPlaying.ts";

/** Where the video that plays is rendered: outside all pages, so that it survives navigation. */
export function NowPlayingSlot() {
  const { playing } = useNowPlaying();
  // Whoever leaves the members' pages, such as by signing out, stops it.
  useEffect(() => stopPlaying, []);
  return playing === null ? null : <playing.Component playing={playing} />;
}
