import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  notifications: "Notifications",
  undo: "Annuler",
  close: "Fermer",
} satisfies Translation<typeof english>;
