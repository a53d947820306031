import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  done: "أُلغي اشتراكك",
  home: "إلى الصفحة الرئيسية",
  unsubscribe: "إلغاء الاشتراك",
  news: {
    before: "اضغط أدناه ولن نرسل إليك مزيدًا من الأخبار. ستستمر رسائل حسابك في الوصول.",
    after: "لن تصلك أخبار منا بعد الآن. سجّل من جديد متى شئت.",
  },
  answers: {
    before: "اضغط أدناه ولن نراسلك بعد الآن عند وصول شيء طلبته. ستستمر رسائل حسابك في الوصول.",
    after: "لن تصلك رسائل أخرى عما طلبته. يستمر الموقع في إخبارك، ومن ملفك الشخصي تفعّل الرسائل مجددًا.",
  },
} satisfies Translation<typeof english>;
