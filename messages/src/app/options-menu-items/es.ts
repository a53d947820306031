import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  myAccount: "Mi cuenta",
  logout: "Cerrar sesión",
} satisfies Translation<typeof english>;
