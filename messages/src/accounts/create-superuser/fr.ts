import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Nouveau super-utilisateur",
  created: "Super-utilisateur créé",
  cancel: "Annuler",
  create: "Créer le super-utilisateur",
} satisfies Translation<typeof english>;
