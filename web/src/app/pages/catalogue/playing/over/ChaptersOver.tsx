import type { Chapter } from "@mindreel/contract/catalogue/chapters";
import { chapters as messages } from "@mindreel/messages/playback/plays";
import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect } from "react";
import { chaptersQuery } from "#features/catalogue/chapters/chapters.ts";
import { ChapterKeys } from "#features/playback/mechanisms/ChapterKeys.tsx";
import { ChapterTrack } from "#features/playback/mechanisms/ChapterTrack.tsx";
import type { PlayerControl } from "#features/playback/mechanisms/player/vidstack/player.tsx";
import { format } from "#shared/language/format.ts";
import { spokenDuration } from "#shared/time/durations.ts";

const none: readonly Chapter[] = [];

const markOf = ({ start, title }: Chapter) => ({
  ...{ id: start, at: start, text: title },
  label: format(messages.at, { time: spokenDuration(start), title }),
});

interface Props {
  readonly video: number;
  readonly control: RefObject<PlayerControl | null>;
  /** Whether their keyboard shortcuts work, wherever the focus is on the page. */
  readonly ownsKeys: boolean;
}

/** Adds a video's chapters to the player around it: on its time line, and as keyboard shortcuts. */
export function ChaptersOver({ video, control, ownsKeys }: Props) {
  const { data: { chapters } = { chapters: none } } = useQuery(chaptersQuery(video));
  useEffect(() => control.current?.mark("chapters", chapters.map(markOf)), [chapters, control]);
  return (
    <>
      <ChapterTrack chapters={chapters} />
      {ownsKeys && <ChapterKeys chapters={chapters} />}
    </>
  );
}
