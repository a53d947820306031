import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  email: "E-mail",
  showPassword: "Afficher le mot de passe",
} satisfies Translation<typeof english>;
