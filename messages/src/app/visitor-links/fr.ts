import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  signUp: "S’inscrire",
  signIn: "Se connecter",
} satisfies Translation<typeof english>;
