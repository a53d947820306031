import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  label: "Notifications",
  unread: {
    one: "Notifications, {count} non lue",
    other: "Notifications, {count} non lues",
  },
} satisfies Translation<typeof english>;
