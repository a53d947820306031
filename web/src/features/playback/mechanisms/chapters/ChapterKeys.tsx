import type { Chapter } from "@mindreel/contract/catalogue/chapters";
import { chapters as messages } from "@mindreel/messages/playback/plays";
import { useMediaPlayer } from "@vidstack/react";
import { useState } from "react";
import { useShortcut } from "#features/playback/mechanisms/player/shortcuts/Shortcuts.tsx";
import { format } from "#shared/language/format.ts";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { chapterAfter, chapterBefore } from "./neighbours.ts";

/** Keyboard shortcuts for the next and the previous chapter, and their announcements. */
export function ChapterKeys({ chapters }: { readonly chapters: readonly Chapter[] }) {
  const player = useMediaPlayer();
  const [said, say] = useState("");
  const go = (find: typeof chapterAfter) => {
    const chapter = player === null ? undefined : find(chapters, player.currentTime);
    if (player === null || chapter === undefined) return;
    player.currentTime = chapter.start;
    say(format(messages.chapter, { title: chapter.title }));
  };
  useShortcut(",", () => go(chapterBefore));
  useShortcut(".", () => go(chapterAfter));
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
