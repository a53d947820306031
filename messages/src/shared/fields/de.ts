import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  email: "E-Mail",
  showPassword: "Passwort anzeigen",
} satisfies Translation<typeof english>;
