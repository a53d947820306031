import type { Chapter } from "@mindreel/contract/catalogue/chapters";
import { messages } from "@mindreel/messages/playback/chapters";
import { TextTrack, useMediaPlayer, useMediaState } from "@vidstack/react";
import { VTTCue } from "media-captions";
import { useEffect } from "react";

/** Parts the time line of the player around it into chapters, and names the one that plays beside its time. */
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
    // Before those that Vimeo brings along.
    track.mode = "showing";
    return () => void player.textTracks.remove(track);
  }, [player, chapters, duration]);
  return null;
}
