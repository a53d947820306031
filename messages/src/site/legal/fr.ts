import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  changed: "Les conditions ou la politique de confidentialité ont changé. Recharge la page et lis-les.",
} satisfies Translation<typeof english>;
