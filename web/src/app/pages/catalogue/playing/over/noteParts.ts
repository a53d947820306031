export { NotesBeside } from "./NotesBeside.tsx";
export { WhileWatching } from "./WhileWatching.tsx";
