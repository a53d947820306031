import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  myAccount: "Mon compte",
  logout: "Se déconnecter",
} satisfies Translation<typeof english>;
