import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Neuigkeiten",
  settings: "Einstellungen",
  write: "Neuigkeiten schreiben",
  noSuch: "Diese E-Mail gibt es nicht",
  showAll: "Alle Neuigkeiten zeigen",
  subject: "Betreff",
  noSubject: "Kein Betreff",
  state: "Status",
  time: "Zeit (UTC)",
  none: "Noch keine Neuigkeiten",
  noneText: "Schreibe allen, die die Neuigkeiten abonniert haben, oder deinen Mitgliedern eine E-Mail.",
  states: {
    draft: "Entwurf",
    scheduled: "Geplant",
    sending: "Wird gesendet",
    paused: "Angehalten",
    sent: "Gesendet",
    cancelled: "Abgebrochen",
  },
} satisfies Translation<typeof english>;
