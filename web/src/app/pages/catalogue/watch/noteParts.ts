export { NotesBeside } from "./notes/NotesBeside.tsx";
export { WhileWatching } from "./WhileWatching.tsx";
