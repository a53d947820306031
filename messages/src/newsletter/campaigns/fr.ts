import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Nouvelles",
  settings: "Réglages",
  write: "Rédiger des nouvelles",
  noSuch: "Cet e-mail n’existe pas",
  showAll: "Afficher toutes les nouvelles",
  subject: "Objet",
  noSubject: "Sans objet",
  state: "État",
  time: "Heure (UTC)",
  none: "Pas encore de nouvelles",
  noneText: "Écris un e-mail à toutes les personnes abonnées aux nouvelles, ou à tes membres.",
  states: {
    draft: "Brouillon",
    scheduled: "Planifié",
    sending: "En cours d’envoi",
    paused: "En pause",
    sent: "Envoyé",
    cancelled: "Annulé",
  },
} satisfies Translation<typeof english>;
