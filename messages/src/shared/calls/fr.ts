import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  unreachable: "Nous sommes injoignables. Vérifie ta connexion à internet et réessaie.",
  failed: "Quelque chose a échoué de notre côté. Réessaie dans un instant.",
} satisfies Translation<typeof english>;
