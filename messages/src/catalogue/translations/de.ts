import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "In anderen Sprachen",
  note: "Wer eine dieser Sprachen liest, sieht, was du hier schreibst, und die Suche findet es in jeder Sprache. Was du leer lässt, erscheint wie ursprünglich geschrieben. Superuser sehen immer das Original.",
  language: "Sprache",
  choose: "Sprache wählen",
  translated: "{language} (übersetzt)",
  titles: {
    video: "Übersetzter Titel",
    series: "Übersetzter Titel",
    category: "Übersetzter Name",
  },
  description: "Übersetzte Beschreibung",
  save: "Übersetzung speichern",
  saved: "Übersetzung gespeichert",
} satisfies Translation<typeof english>;
