import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Tu es hors ligne",
  text: "Le projecteur est prêt, le réseau ne l’est pas. Vérifie ta connexion ; la page se rechargera toute seule dès ton retour en ligne.",
  again: "Réessayer",
  app: "Un divertissement qui ouvre l’esprit.",
} satisfies Translation<typeof english>;
