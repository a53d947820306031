import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  tooManyCodes: "Zu viele falsche Codes. Bitte warte {time} oder verwende einen deiner Wiederherstellungscodes.",
} satisfies Translation<typeof english>;
