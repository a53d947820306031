import { lazy } from "react";

// They come when somebody plays the video, or opens their notes.
const load = () => import("./noteParts.ts");
export const WhileWatching = lazy(async () => ({ default: (await load()).WhileWatching }));
export const NotesBeside = lazy(async () => ({ default: (await load()).NotesBeside }));
