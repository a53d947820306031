import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  label: "Benachrichtigungen",
  unread: {
    one: "Benachrichtigungen, {count} ungelesen",
    other: "Benachrichtigungen, {count} ungelesen",
  },
} satisfies Translation<typeof english>;
