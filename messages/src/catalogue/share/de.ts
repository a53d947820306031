import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  link: "Link",
  start: "Bei {time} beginnen",
  end: "Enden bei",
  wrong: "Schreib eine Zeit nach {start}, zum Beispiel {example}.",
  copy: "Link kopieren",
  copied: "Der Link ist kopiert.",
  notCopied: "Der Link konnte nicht kopiert werden. Bitte markiere und kopiere ihn selbst.",
  more: "Weitere Optionen",
} satisfies Translation<typeof english>;
