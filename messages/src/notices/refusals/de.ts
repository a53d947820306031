import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  unknownTimeZone: "Diese Zeitzone ist nicht bekannt.",
  pushService: "Der Push-Dienst dieses Browsers lässt sich nicht verwenden.",
} satisfies Translation<typeof english>;
