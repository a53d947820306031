import type { Chapter } from "@mindreel/contract/catalogue/chapters";
import { chapters as messages } from "@mindreel/messages/playback/plays";
import { useMediaPlayer } from "@vidstack/react";
import { useState } from "react";
import { useShortcut } from "#features/playback/mechanisms/player/shortcuts/Shortcuts.tsx";
import { format } from "#shared/language/format.ts";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";

/** Seconds into a chapter after which going back restarts it instead of opening the previous one. */
const begun = 3;

export const chapterAfter = (chapters: readonly Chapter[], seconds: number): Chapter | undefined =>
  chapters.find(({ start }) => start > seconds);

/** The previous chapter or, once the current one has played for a while, its beginning. */
export const chapterBefore = (chapters: readonly Chapter[], seconds: number): Chapter | undefined =>
  chapters.findLast(({ start }) => start <= seconds - begun) ?? chapters[0];

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
