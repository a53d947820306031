import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  order: "Le dernier jour ne peut pas précéder le premier.",
  mostDays: "Choisis au plus {most} jours.",
  tooEarly: "Il n’y a pas de chiffres d’avant l’an 2000.",
  toCome: "Ce jour est dans le futur.",
  link: "Ce lien ne fonctionne plus. Le plus récent est dans le journal du serveur.",
} satisfies Translation<typeof english>;
