import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  chapters: "Chapitres",
  chapter: "Chapitre : {title}",
  at: "Chapitre à {time} : {title}",
} satisfies Translation<typeof english>;
