import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  series: "Séries",
  total: {
    one: "{count} série",
    other: "{count} séries",
  },
  none: "Pas encore de séries",
  noneHint: "Les vidéos qui vont ensemble seront ici, dans leur ordre.",
  again: "Revoir",
  start: "Commencer",
  goOn: "Continuer",
  episode: "Épisode {place} : {title}",
  episodes: "Épisodes",
  noEpisodes: "Pas encore d’épisodes",
  page: "Page introuvable",
  missing: "Cette série n’existe pas",
  missingHint: "Elle a peut-être été retirée.",
  showAll: "Voir toutes les séries",
} satisfies Translation<typeof english>;
