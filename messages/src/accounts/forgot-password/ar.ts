import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "نسيت كلمة المرور",
  intro: "نرسل إليك رابطًا لتعيين كلمة جديدة. تذكّرتها؟ <link>سجّل الدخول</link>",
  send: "إرسال الرابط",
} satisfies Translation<typeof english>;
