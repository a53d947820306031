import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Tu n’as pas encore pro",
  text: "Tu n’as pas accès à toutes les fonctions de l’offre pro. Passe à pro pour regarder autant de vidéos que tu veux.",
  subscribe: "S’abonner",
} satisfies Translation<typeof english>;
