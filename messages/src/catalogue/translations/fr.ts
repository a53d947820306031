import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Dans d’autres langues",
  note: "Les membres qui lisent l’une de ces langues voient ce que tu écris ici, et la recherche le trouve dans toutes les langues. Ce que tu laisses vide s’affiche tel qu’il a été écrit. Les superutilisateurs voient toujours l’original.",
  language: "Langue",
  choose: "Choisis une langue",
  translated: "{language} (traduit)",
  titles: {
    video: "Titre traduit",
    series: "Titre traduit",
    category: "Nom traduit",
  },
  description: "Description traduite",
  save: "Enregistrer la traduction",
  saved: "Traduction enregistrée",
} satisfies Translation<typeof english>;
