import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "ما زالت مفاتيح المرور تسجّل دخولك",
  text: "{names}. إن لم يكن أحدها لك، فسجّل الدخول وأزله في صفحة الأمان.",
} satisfies Translation<typeof english>;
