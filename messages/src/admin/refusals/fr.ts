import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  order: "Le dernier jour précède le premier.",
  mostDays: "Demande au plus {most} jours à la fois.",
  tooEarly: "Il n’y a rien d’avant l’an 2000.",
  toCome: "Ce jour n’est pas encore venu.",
  link: "Ce lien ne fonctionne plus. Le plus récent est dans le journal du serveur.",
} satisfies Translation<typeof english>;
