import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  replaced: "Il existe une nouvelle version de ce site. Recharge la page.",
} satisfies Translation<typeof english>;
