import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  label: "الإشعارات",
  unread: {
    other: "الإشعارات، غير المقروءة: {count}",
  },
} satisfies Translation<typeof english>;
