import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  site: "Site",
  news: "Nouvelles",
  editProfile: "Modifier le profil",
  security: "Sécurité",
  dashboard: "Tableau de bord",
  users: "Utilisateurs",
  member: "Membre",
  subscribers: "Abonnés",
  videos: "Vidéos",
  editVideo: "Modifier la vidéo",
  series: "Séries",
  requests: "Demandes",
  payments: "Paiements",
  importVideos: "Importer des vidéos",
  playback: "Lecture",
  health: "Santé",
  auditLog: "Journal",
  setUp: "Configurer le site",
  system: "Système",
  figures: "Chiffres",
} satisfies Translation<typeof english>;
