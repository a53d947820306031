import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  order: "اليوم الأخير قبل اليوم الأول.",
  mostDays: "اطلب {most} يوم على الأكثر في المرة الواحدة.",
  tooEarly: "لا يوجد شيء من قبل عام 2000.",
  toCome: "لم يأتِ هذا اليوم بعد.",
  link: "لم يعد هذا الرابط يعمل. أحدث رابط موجود في سجل الخادم.",
} satisfies Translation<typeof english>;
