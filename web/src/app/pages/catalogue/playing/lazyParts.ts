import { lazily } from "#shared/loading/parts/lazily.tsx";
import { NotLoadedHere } from "#shared/loading/parts/NotLoadedHere.tsx";
import { Unneeded } from "#shared/loading/parts/Unneeded.tsx";

/** Loaded when the member plays the video on its page, or opens their notes. */
export const loadNotes = () => import("./over/noteParts.ts");
export const WhileWatching = lazily(async () => (await loadNotes()).WhileWatching, Unneeded);
export const NotesBeside = lazily(async () => (await loadNotes()).NotesBeside, NotLoadedHere);
export const ChaptersOver = lazily(async () => (await import("./over/ChaptersOver.tsx")).ChaptersOver, Unneeded);
