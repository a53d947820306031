import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  label: "Anmeldung in zwei Schritten",
  keptCode: "Einer der Wiederherstellungscodes, die du aufbewahrt hast. Jeder gilt einmal.",
  sixDigits: "Die sechs Ziffern, die die App gerade zeigt.",
  signIn: "Anmelden",
  startAgain: "Von vorn beginnen",
} satisfies Translation<typeof english>;
