import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  transcript: "Transkript",
  language: "Sprache des Transkripts",
  kinds: {
    captions: "mit Geräuschen",
    descriptions: "Bildbeschreibung",
    chapters: "Kapitel",
    metadata: "Metadaten",
  },
  loading: "Das Transkript wird geladen",
  search: "Im Transkript suchen",
  copy: "Transkript mit Zeiten kopieren",
  nothing: "Keine Zeile enthält diese Worte.",
  count: {
    one: "{count} Zeile",
    other: "{count} Zeilen",
  },
  copied: "Das Transkript ist kopiert.",
  notCopied: "Das Transkript konnte nicht kopiert werden. Bitte markiere und kopiere es selbst.",
  follow: "Dem Video folgen",
} satisfies Translation<typeof english>;
