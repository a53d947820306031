import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  checking: "Vérification…",
  loading: "Chargement",
  offline: "Tu sembles hors ligne",
  notLoaded: "Le chargement a échoué",
  wentWrong: "Quelque chose a échoué. Réessaie.",
  tryAgain: "Réessayer",
} satisfies Translation<typeof english>;
