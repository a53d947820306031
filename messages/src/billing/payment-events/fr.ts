import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  states: {
    received: "En attente",
    done: "Traité",
    ignored: "Ignoré",
    failed: "Échoué",
  },
  received: "Reçu (UTC)",
  event: "Événement",
  member: "Membre",
  state: "État",
  replay: "Rejouer",
  allEvents: "Tous les événements",
  title: "Événements reçus",
  none: "Aucun événement trouvé",
  noneText: "Stripe envoie un événement pour chaque paiement et chaque modification d’abonnement. Ils figurent ici.",
  replayed: "L’événement est de nouveau en cours de traitement",
} satisfies Translation<typeof english>;
