import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  cancel: "Annuler",
  leaveTitle: "Quitter sans enregistrer ?",
  leaveText: "Tes modifications ne sont pas encore enregistrées.",
  stay: "Rester",
  leave: "Quitter",
} satisfies Translation<typeof english>;
