import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  site: "Website",
  news: "Neuigkeiten",
  editProfile: "Profil bearbeiten",
  security: "Sicherheit",
  dashboard: "Übersicht",
  users: "Benutzer",
  member: "Mitglied",
  subscribers: "Abonnenten",
  videos: "Videos",
  editVideo: "Video bearbeiten",
  series: "Serien",
  requests: "Wünsche",
  payments: "Zahlungen",
  importVideos: "Videos importieren",
  playback: "Wiedergabe",
  health: "Zustand",
  auditLog: "Protokoll",
  setUp: "Die Website einrichten",
  system: "System",
  figures: "Zahlen",
} satisfies Translation<typeof english>;
