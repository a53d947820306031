export { SidePanelNotes } from "./SidePanelNotes.tsx";
export { WhileWatching } from "./WhileWatching.tsx";
