import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  site: "Website",
  news: "Neuigkeiten",
  dashboard: "Übersicht",
  figures: "Zahlen",
  videos: "Videos",
  series: "Serien",
  requests: "Wünsche",
  health: "Zustand",
  playback: "Wiedergabe",
  users: "Benutzer",
  subscribers: "Abonnenten",
  payments: "Zahlungen",
  auditLog: "Protokoll",
  system: "System",
} satisfies Translation<typeof english>;
