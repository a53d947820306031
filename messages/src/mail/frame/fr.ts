import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  openAddress: "Si le bouton ne fait rien, ouvre cette adresse :",
  greeting: "Bonjour,",
  greetingByName: "Bonjour {name},",
  somebody: "membre",
  account: "compte {app}",
  accountByName: "compte {app} {name}",
  unsubscribe: "Se désabonner",
} satisfies Translation<typeof english>;
