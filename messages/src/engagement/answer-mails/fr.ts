import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  label: "M’écrire quand c’est arrivé",
  description: "Quand quelque chose que tu as demandé ou soutenu est dans la bibliothèque.",
} satisfies Translation<typeof english>;
