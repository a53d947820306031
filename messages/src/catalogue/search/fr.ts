import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Recherche",
  question: "Que cherches-tu ?",
  hint: "Cherche un titre, une série ou quelque chose qui est dit dans une vidéo.",
  corrected: "Résultats pour <words>{words}</words>.",
  said: "Dit dans {title}",
  at: ", à {time}",
} satisfies Translation<typeof english>;
