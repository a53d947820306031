import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  heading: "الأخبار",
  label: "أرسلوا إليّ الأخبار",
  description: "الجديد هنا. تصلك رسائل حسابك في كل الأحوال.",
} satisfies Translation<typeof english>;
