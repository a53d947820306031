import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Einstellungen der Neuigkeiten",
  save: "Speichern",
  rate: "E-Mails pro Stunde",
  rateNote:
    "In gleichmäßigem Tempo, im Rahmen dessen, was dein Mailserver erlaubt. 3.600 pro Stunde sind eine pro Sekunde.",
  digest: "Neue Videos von selbst mailen",
  digestNote:
    "An Abonnenten und Mitglieder, die Neuigkeiten möchten: Alle bekommen die der Kategorien, die sie mögen. Ohne neues Video gibt es keine E-Mail.",
  digests: {
    off: "Nie",
    weekly: "Jede Woche",
    monthly: "Jeden Monat",
  },
  saved: "Einstellungen gespeichert",
} satisfies Translation<typeof english>;
