import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  noEmail: "Il n’y a pas d’adresse e-mail.",
  notEmail: "Ce n’est pas une adresse e-mail.",
  age: "L’âge n’est pas un nombre entier de {least} à {most}.",
  signedUp:
    "Le moment de l’inscription doit être un jour passé, comme 2026-01-31, ou une heure passée, comme 2026-01-31T12:00Z.",
  present: "Cette adresse est déjà dans la liste.",
  unsubscribedHere: "Cette personne s’est désinscrite ici. Elle seule peut se réinscrire.",
  unsubscribedThere: "Cette personne s’est désinscrite, d’après la liste.",
  twin: "C’est la même adresse qu’à la ligne {line}.",
} satisfies Translation<typeof english>;
