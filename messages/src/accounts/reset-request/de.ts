import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  sent: "Die Mail zum Zurücksetzen des Passworts ist verschickt.",
} satisfies Translation<typeof english>;
