import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  count: {
    one: "{count} vidéo",
    other: "{count} vidéos",
  },
  showAll: "Voir toutes les vidéos",
  find: "Trouver des vidéos",
  noneFound: "Aucune vidéo trouvée",
  otherWords: "Essaie d’autres mots, ou moins de mots.",
  results: "Résultats pour « {words} »",
} satisfies Translation<typeof english>;
