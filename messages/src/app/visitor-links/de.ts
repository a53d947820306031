import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  signUp: "Registrieren",
  signIn: "Anmelden",
} satisfies Translation<typeof english>;
