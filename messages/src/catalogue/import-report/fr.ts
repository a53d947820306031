import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  noAddress: "Il n’y a pas d’adresse.",
  noTitle: "Il n’y a pas de titre, et l’adresse d’un fichier n’en donne pas.",
  place: "Le rang n’est pas un nombre entier de 1 à {most}.",
  placeAlone: "Il y a un rang dans une série, mais pas de série.",
  present: "Elle est déjà dans la bibliothèque.",
  twin: "C’est la même vidéo qu’à la ligne {line}.",
  noCategory: "Il n’y a pas de catégorie « {name} ».",
  noSeries: "Il n’y a pas de série « {name} ».",
} satisfies Translation<typeof english>;
