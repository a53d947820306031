import { InlineLoadError } from "#shared/loading/parts/InlineLoadError.tsx";
import { lazily } from "#shared/loading/parts/lazily.tsx";
import { SilentLoadError } from "#shared/loading/parts/SilentLoadError.tsx";

/** Loaded when the member plays the video on its page, or opens their notes. */
export const loadNotes = () => import("./over/noteParts.ts");
export const WhileWatching = lazily(async () => (await loadNotes()).WhileWatching, SilentLoadError);
export const SidePanelNotes = lazily(async () => (await loadNotes()).SidePanelNotes, InlineLoadError);
export const ChaptersOver = lazily(async () => (await import("./over/ChaptersOver.tsx")).ChaptersOver, SilentLoadError);
