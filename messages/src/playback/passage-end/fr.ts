import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  region: "Fin du passage",
  title: "Le passage partagé finit ici.",
  goOn: "Continuer",
  again: "Relire",
} satisfies Translation<typeof english>;
