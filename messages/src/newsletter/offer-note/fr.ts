import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  noSecond: "Pas de deuxième mois offert",
  had: {
    title: "Tu as déjà eu ton mois offert",
    text: "Il a déjà servi avec cette boîte, et il y en a un pour chacune. Tu peux t’inscrire malgré tout.",
  },
  waiting: {
    title: "Ton mois offert t’attend",
    text: "{step} Aucune carte n’est nécessaire, et rien ne se renouvelle tout seul.",
  },
  over: {
    title: "Cette offre est terminée",
    text: "Elle a déjà été utilisée, ou a expiré. Tu peux t’inscrire malgré tout.",
  },
} satisfies Translation<typeof english>;
