import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  beside: "À côté de la vidéo",
  episodes: "Épisodes",
  upNext: "À suivre",
  nothingElse: "Rien d’autre pour l’instant.",
  notes: "Notes",
  transcript: "Texte",
  chapters: "Chapitres",
  share: "Partager {title}",
  wide: "Lecteur large",
} satisfies Translation<typeof english>;
