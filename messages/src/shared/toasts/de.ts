import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  notifications: "Benachrichtigungen",
  undo: "Rückgängig",
  close: "Schließen",
} satisfies Translation<typeof english>;
