import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  sending: "Envoi…",
  unreachable: "Nous sommes injoignables. Vérifie ta connexion internet et réessaie.",
} satisfies Translation<typeof english>;
