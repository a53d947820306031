import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  site: "Site",
  news: "Nouvelles",
  dashboard: "Tableau de bord",
  figures: "Chiffres",
  videos: "Vidéos",
  series: "Séries",
  requests: "Demandes",
  health: "Santé",
  playback: "Lecture",
  users: "Utilisateurs",
  subscribers: "Abonnés",
  payments: "Paiements",
  auditLog: "Journal",
  system: "Système",
} satisfies Translation<typeof english>;
