import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  watched: "Vidéos vues",
  lastWatched: "Vu la dernière fois (UTC)",
  video: "Vidéo",
  length: "Durée",
  nothing: "Rien pour l’instant.",
} satisfies Translation<typeof english>;
