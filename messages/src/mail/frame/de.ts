import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  openAddress: "Wenn der Knopf nichts bewirkt, öffne diese Adresse:",
  greeting: "Hallo,",
  greetingByName: "Hallo {name},",
  somebody: "Mitglied",
  account: "Konto bei {app}",
  accountByName: "Konto {name} bei {app}",
  unsubscribe: "Abbestellen",
} satisfies Translation<typeof english>;
