import { lazily } from "#shared/loading/parts/lazily.tsx";
import { NotLoadedHere } from "#shared/loading/parts/NotLoadedHere.tsx";
import { Unneeded } from "#shared/loading/parts/Unneeded.tsx";

/** Loaded when the member plays the video, or opens their notes. */
export const loadNotes = () => import("./noteParts.ts");
export const WhileWatching = lazily(async () => (await loadNotes()).WhileWatching, Unneeded);
export const NotesBeside = lazily(async () => (await loadNotes()).NotesBeside, NotLoadedHere);
