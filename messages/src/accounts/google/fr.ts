import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  or: "ou",
  continue: "Continuer avec Google",
  failed: "La connexion avec Google n’a pas fonctionné. Réessaie.",
} satisfies Translation<typeof english>;
