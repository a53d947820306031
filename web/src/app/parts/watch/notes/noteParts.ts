export { WhileWatching } from "#app/parts/watch/WhileWatching.tsx";
export { NotesBeside } from "./NotesBeside.tsx";
