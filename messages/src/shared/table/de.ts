import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  exported: {
    one: "{count} Zeile exportiert",
    other: "{count} Zeilen exportiert",
  },
  interrupted: "Der Export wurde unterbrochen.",
  export: "Exportieren",
  cancelExport: "Abbrechen ({count})",
  exporting: "Export läuft: {what}",
  loading: "Wird geladen",
  shownOf: "{shown} von {count}",
  select: "{name} auswählen",
  unknown: "Unbekannt",
} satisfies Translation<typeof english>;
