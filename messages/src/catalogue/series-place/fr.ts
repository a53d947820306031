import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  place: "Épisode {place} sur {count} de <series>{title}</series>",
  next: "Suivant",
  nextNamed: "Suivant : {title}",
  counts: "{title}. L’actuel comptera comme vu.",
} satisfies Translation<typeof english>;
