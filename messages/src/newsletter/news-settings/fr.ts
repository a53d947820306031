import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Réglages des nouvelles",
  save: "Enregistrer",
  rate: "E-mails par heure",
  rateNote: "À un rythme régulier, dans la limite de ton serveur de messagerie. 3 600 par heure, c’est un par seconde.",
  digest: "Envoyer les nouvelles vidéos automatiquement",
  digestNote:
    "Aux abonnés et aux membres qui veulent des nouvelles : chacun reçoit celles des catégories qu’il aime. Sans nouvelle vidéo, pas d’e-mail.",
  digests: {
    off: "Jamais",
    weekly: "Chaque semaine",
    monthly: "Chaque mois",
  },
  saved: "Réglages enregistrés",
} satisfies Translation<typeof english>;
