import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  skip: "Aller au contenu",
  account: "Compte",
  toDark: "Passer en mode sombre",
  toLight: "Passer en mode clair",
} satisfies Translation<typeof english>;
