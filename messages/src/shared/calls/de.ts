import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  unreachable: "Wir sind nicht erreichbar. Prüfe deine Internetverbindung und versuche es noch einmal.",
  failed: "Bei uns ist etwas schiefgegangen. Bitte versuche es gleich noch einmal.",
} satisfies Translation<typeof english>;
