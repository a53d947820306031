import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "يستطيع {app} إرسال الرسائل",
  arrived: "طُلبت هذه الرسالة لمعرفة ما إذا كانت الرسائل تصل. إنها تصل.",
  goOn: "متابعة الإعداد",
  spam: "إذا كانت في مجلد البريد غير المرغوب فيه، فاطلب من مزوّد البريد سجلات SPF وDKIM لنطاق المرسِل.",
} satisfies Translation<typeof english>;
