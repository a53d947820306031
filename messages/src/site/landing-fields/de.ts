import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  film: "Werbefilm",
  filmAbout:
    "Die Adresse eines Films, mit https://, oder einer Datei dieser Seite. Besucher öffnen ihn in einem eigenen Tab.",
  voices: "Was Leute sagen",
  voicesAbout: "Höchstens neun. Ohne eine wird der Abschnitt nicht gezeigt.",
  words: "Worte {n}",
  name: "Name zur Stimme {n}",
  about: "Wer das ist, Stimme {n}",
  remove: "Entfernen",
  removeVoice: "Entfernen: Stimme {n}",
  add: "Stimme hinzufügen",
} satisfies Translation<typeof english>;
