import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Vérification du paiement",
  wait: "Cela prend un instant. Ne ferme pas la page, s’il te plaît.",
  late: "Ton paiement n’est pas encore confirmé. Cette page l’affichera dès qu’il le sera.",
  welcome: "Bienvenue ! Tu as maintenant pro. Bon visionnage.",
} satisfies Translation<typeof english>;
