import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  notifications: "الإشعارات",
  undo: "تراجع",
  close: "إغلاق",
} satisfies Translation<typeof english>;
