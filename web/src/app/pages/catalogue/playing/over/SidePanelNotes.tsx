import type { Video } from "@mindreel/contract/catalogue/videos";
import { type RefObject, useRef } from "react";
import { VideoNotes } from "#features/engagement/notes/VideoNotes.tsx";
import type { PlayerControl } from "#features/playback/mechanisms/player/vidstack/player.tsx";

interface Props {
  readonly video: Video;
  readonly control: RefObject<PlayerControl | null>;
  readonly onSeek: (seconds: number) => void;
}

/** A member's notes next to the player, which pauses while one is written. */
export function SidePanelNotes({ video, control, onSeek }: Props) {
  const goOn = useRef<() => void>(() => undefined);
  return (
    <VideoNotes
      video={video.id}
      onSeek={onSeek}
      onBegin={() => {
        goOn.current = control.current?.hold() ?? goOn.current;
        return Math.floor(control.current?.time() ?? video.position ?? 0);
      }}
      onDone={() => goOn.current()}
    />
  );
}
