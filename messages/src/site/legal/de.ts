import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  changed: "Die Nutzungsbedingungen oder der Datenschutz haben sich geändert. Bitte lade die Seite neu und lies sie.",
} satisfies Translation<typeof english>;
