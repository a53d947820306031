import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  leave: {
    title: "المغادرة دون رموزك؟",
    text: "تُعرض هذه المرة فقط ولا يمكن عرضها مجددًا.",
  },
  currentPassword: "كلمة المرور الحالية",
  stale: {
    title: "يُرجى تسجيل الدخول من جديد",
    text: "يتطلب هذا تسجيل الدخول خلال آخر 15 دقيقة.",
    again: "الخروج ثم الدخول من جديد",
  },
  cancel: "إلغاء",
} satisfies Translation<typeof english>;
