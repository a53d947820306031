import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  link: "Lien",
  start: "Commencer à {time}",
  end: "Finir à",
  wrong: "Écris un moment après {start}, par exemple {example}.",
  copy: "Copier le lien",
  copied: "Le lien est copié.",
  notCopied: "Le lien n’a pas pu être copié. Sélectionne-le et copie-le toi-même.",
  more: "Plus d’options",
} satisfies Translation<typeof english>;
