import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "System",
  checks: {
    address: "Adresse",
    mails: "E-Mail",
    payments: "Zahlungen",
    backups: "Backups",
    disk: "Speicherplatz",
    pictures: "Bilder",
    database: "Datenbank",
    jobs: "Hintergrundarbeit",
    superusers: "Superuser",
  },
  states: {
    good: "In Ordnung",
    warning: "Einen Blick wert",
    bad: "Braucht dich",
  },
  allGood: "Alles ist in Ordnung.",
  attention: {
    one: "Eine Sache verdient deine Aufmerksamkeit.",
    other: "{count} Dinge verdienen deine Aufmerksamkeit.",
  },
  running: "Mindreel {version}, läuft seit {started}; geprüft {checked}.",
  again: "Erneut prüfen",
} satisfies Translation<typeof english>;
