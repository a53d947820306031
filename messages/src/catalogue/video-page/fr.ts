import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Modifier la vidéo",
  noSuch: "Cette vidéo n’existe pas",
  showAll: "Afficher toutes les vidéos",
} satisfies Translation<typeof english>;
