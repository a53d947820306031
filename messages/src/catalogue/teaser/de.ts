import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  join: "Mitglied werden und ansehen",
  price: "{price} im Monat. Jederzeit kündbar.",
  signInToWatch: "Anmelden und ansehen",
  members: "Dieses Video ist für Mitglieder von {site}.",
  signUp: "Registrieren",
  signIn: "Anmelden",
} satisfies Translation<typeof english>;
