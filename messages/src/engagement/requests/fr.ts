import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Demandes",
  views: {
    open: "Demandées",
    answered: "Disponibles",
  },
  question: "Que cherches-tu ?",
  questionHint: "Les membres le voient et peuvent voter, mais ne voient pas qui l’a demandé.",
  ask: "Demander",
  votes: {
    one: "{count} vote",
    other: "{count} votes",
  },
  votesFor: "{votes} pour {text}",
  notPlanned: "Pas prévu",
  yours: "Tu l’as demandé",
  wanted: "Tu voulais : {text}",
  asked: "Demandé : {text}",
  none: {
    open: {
      title: "Aucune demande pour l’instant",
      text: "S’il te manque quelque chose dans la bibliothèque, demande-le ci-dessus. D’autres peuvent voter.",
    },
    answered: {
      title: "Rien pour l’instant",
      text: "Ce qui a été demandé et se trouve maintenant dans la bibliothèque sera ici.",
    },
  },
  count: {
    one: "{count} demande",
    other: "{count} demandes",
  },
} satisfies Translation<typeof english>;
