import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  page: "الصفحة غير موجودة",
  title: "لم يعد هنا شيء",
  text: "يبدو أن الصفحة المطلوبة غير موجودة.",
} satisfies Translation<typeof english>;
