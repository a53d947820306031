import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  text: "أنت تسجّل الدخول عبر Google وليست لديك كلمة مرور هنا. إن أردت واحدة أيضًا، نرسل إليك رابطًا لتعيينها.",
  send: "أرسل إليّ الرابط",
} satisfies Translation<typeof english>;
