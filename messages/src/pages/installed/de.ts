import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Du bist offline",
  text: "Der Projektor ist bereit, das Netz nicht. Prüfe deine Verbindung; die Seite lädt von selbst neu, sobald du wieder online bist.",
  again: "Noch einmal versuchen",
  app: "Unterhaltung, die den Geist erweitert.",
} satisfies Translation<typeof english>;
