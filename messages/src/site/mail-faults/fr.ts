import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  unknown: "{place} n’existe pas ici.",
  missing: "Il faut {place} dans le texte.",
  link: "{place} doit figurer une fois, seul sur sa ligne : il devient le bouton.",
  long: "Un e-mail a {most} paragraphes au plus.",
} satisfies Translation<typeof english>;
