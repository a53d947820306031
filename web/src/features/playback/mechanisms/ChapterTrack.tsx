import type { Chapter } from "@mindreel/contract/catalogue/chapters";
import { chapters as messages } from "@mindreel/messages/playback/plays";
import { TextTrack, useMediaPlayer, useMediaState } from "@vidstack/react";
import { VTTCue } from "media-captions";
import { useEffect } from "react";

/** Divides the player's time line into chapters, and shows the current one's title next to the time. */
export function ChapterTrack({ chapters }: { readonly chapters: readonly Chapter[] }) {
  const player = useMediaPlayer();
  const duration = useMediaState("duration");
  useEffect(() => {
    if (player === null || chapters.length === 0 || !(duration > 0)) return undefined;
    const track = new TextTrack({ id: "chapters", kind: "chapters", label: messages.chapters, default: true });
    for (const [n, { start, title }] of chapters.entries()) {
      const end = Math.min(chapters[n + 1]?.start ?? duration, duration);
      if (start < end) track.addCue(new VTTCue(start, end, title));
    }
    player.textTracks.add(track);
    // Takes precedence over Vimeo's own chapters.
    track.mode = "showing";
    return () => void player.textTracks.remove(track);
  }, [player, chapters, duration]);
  return null;
}
