import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  unknown: "جهاز غير معروف",
  signedIn: "سُجّل الدخول {when} (UTC)",
  lastUsed: "آخر استخدام {when} (UTC)",
} satisfies Translation<typeof english>;
