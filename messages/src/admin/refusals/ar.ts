import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  order: "لا يجوز أن يكون اليوم الأخير قبل اليوم الأول.",
  mostDays: "اختر {most} يوم على الأكثر.",
  tooEarly: "لا توجد أرقام من قبل عام 2000.",
  toCome: "هذا اليوم في المستقبل.",
  link: "لم يعد هذا الرابط يعمل. أحدث رابط موجود في سجل الخادم.",
} satisfies Translation<typeof english>;
