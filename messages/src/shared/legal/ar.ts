import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  legal: "الصفحات القانونية",
  names: {
    imprint: "بيانات الناشر",
    privacy: "سياسة الخصوصية",
    terms: "شروط الاستخدام",
    refund: "استرداد المبالغ",
  },
} satisfies Translation<typeof english>;
