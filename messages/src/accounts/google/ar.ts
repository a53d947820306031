import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  or: "أو",
  continue: "المتابعة باستخدام Google",
  failed: "لم ينجح تسجيل الدخول عبر Google. يُرجى المحاولة مرة أخرى.",
} satisfies Translation<typeof english>;
