import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  confirmed: "مؤكد",
  notConfirmed: "غير مؤكد",
  again: "إعادة الإرسال",
  hint: "افتح الرابط الذي أرسلناه إلى هناك. عندها تُرسل رسائل أمان حسابك إلى العنوانين.",
  onItsWay: "الرسالة في الطريق",
} satisfies Translation<typeof english>;
