import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  region: "Vidéo suivante",
  place: "Épisode {place} sur {count}",
  next: "À suivre : {title}",
  said: "À suivre : {title}.",
  saidEpisode: "À suivre : {place}, {title}.",
  begins: "Elle commence dans {seconds} secondes. Appuie sur Échap pour annuler.",
  in: "Dans {seconds} s",
  now: "Lire maintenant",
  cancel: "Annuler",
  end: "Fin de la série",
  last: "C’était le dernier épisode.",
  finished: "Tu as terminé {title}",
  saidFinished: "Tu as terminé {title}.",
  showSeries: "Voir la série",
  close: "Fermer",
} satisfies Translation<typeof english>;
