import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  myAccount: "Mein Konto",
  logout: "Abmelden",
} satisfies Translation<typeof english>;
