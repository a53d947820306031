import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  profile: "Profil",
  noData: "aucune donnée",
  playback: "Lecture",
  autoplay: "Après un épisode d’une série, avec dix secondes pour l’arrêter.",
  requests: "Demandes",
} satisfies Translation<typeof english>;
