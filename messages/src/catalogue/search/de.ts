import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Suche",
  question: "Was suchst du?",
  hint: "Suche nach einem Titel, einer Serie oder etwas, das in einem Video gesagt wird.",
  corrected: "Ergebnisse für <words>{words}</words>.",
  said: "Gesagt in {title}",
  at: ", bei {time}",
} satisfies Translation<typeof english>;
