import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  film: "Film de présentation",
  filmAbout:
    "L’adresse d’un film, avec https://, ou d’un fichier de ce site. Les visiteurs l’ouvrent dans un autre onglet.",
  voices: "Ce qu’on en dit",
  voicesAbout: "Neuf au plus. Sans aucune, la section n’est pas montrée.",
  words: "Paroles {n}",
  name: "Nom de la voix {n}",
  about: "Qui c’est, voix {n}",
  remove: "Retirer",
  removeVoice: "Retirer la voix {n}",
  add: "Ajouter une voix",
} satisfies Translation<typeof english>;
