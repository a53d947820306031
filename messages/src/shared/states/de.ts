import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  checking: "Wird geprüft …",
  loading: "Wird geladen",
  offline: "Du scheinst offline zu sein",
  notLoaded: "Das wurde nicht geladen",
  wentWrong: "Etwas ist schiefgegangen. Bitte versuche es noch einmal.",
  tryAgain: "Noch einmal versuchen",
} satisfies Translation<typeof english>;
