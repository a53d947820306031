import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  username: "Nom d’utilisateur",
  password: "Mot de passe",
  confirmPassword: "Confirmer le mot de passe",
} satisfies Translation<typeof english>;
