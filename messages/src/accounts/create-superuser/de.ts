import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Neuer Superuser",
  created: "Superuser erstellt",
  cancel: "Abbrechen",
  create: "Superuser erstellen",
} satisfies Translation<typeof english>;
