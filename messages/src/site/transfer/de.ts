import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Exportieren und importieren",
  about:
    "Alle Einstellungen als eine Datei, mit Logo und Symbol, zum Aufbewahren oder für eine andere Seite. Bilder in Rechtstexten sind nicht dabei.",
  export: "Einstellungen exportieren",
  choose: "Datei importieren",
  unreadable: "Diese Datei enthält keine Einstellungen einer Seite.",
  same: "Nichts würde sich ändern: Die Seite hat diese Einstellungen schon.",
  failed: "Die Bilder konnten nicht geladen werden. Versuche es noch einmal.",
  question: "Diese Einstellungen importieren?",
  undo: "Besucher sehen sie sofort. Ein Klick im Verlauf nimmt sie zurück.",
  confirm: "Importieren",
  cancel: "Abbrechen",
} satisfies Translation<typeof english>;
