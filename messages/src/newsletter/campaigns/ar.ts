import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "الأخبار",
  settings: "الإعدادات",
  write: "كتابة أخبار",
  noSuch: "لا توجد رسالة كهذه",
  showAll: "عرض كل الأخبار",
  subject: "الموضوع",
  noSubject: "بلا موضوع",
  state: "الحالة",
  time: "الوقت (UTC)",
  none: "لا توجد أخبار بعد",
  noneText: "اكتب رسالة إلى كل من اشترك في الأخبار أو إلى أعضائك.",
  states: {
    draft: "مسودة",
    scheduled: "مجدولة",
    sending: "قيد الإرسال",
    paused: "متوقفة مؤقتًا",
    sent: "أُرسلت",
    cancelled: "أُلغيت",
  },
} satisfies Translation<typeof english>;
