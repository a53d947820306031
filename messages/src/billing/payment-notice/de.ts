import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Deine letzte Zahlung ist nicht durchgegangen",
  proUntil: "Du behältst pro bis {day}. <link>Zahlung in Ordnung bringen</link>",
  waiting: "Deine Videos warten auf dich. <link>Zahlung in Ordnung bringen</link>",
} satisfies Translation<typeof english>;
