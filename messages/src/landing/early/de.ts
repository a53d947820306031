import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  sending: "Wird gesendet …",
  unreachable: "Wir sind nicht erreichbar. Prüfe deine Internetverbindung und versuch es noch einmal.",
} satisfies Translation<typeof english>;
