import { lazy } from "react";

/** Loaded when the member plays the video, or opens their notes. */
export const loadNotes = () => import("./noteParts.ts");
export const WhileWatching = lazy(async () => ({ default: (await loadNotes()).WhileWatching }));
export const NotesBeside = lazy(async () => ({ default: (await loadNotes()).NotesBeside }));
