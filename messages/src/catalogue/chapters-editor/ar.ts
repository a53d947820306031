import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  origins: {
    hand: "أُعدّت يدويًا. إن لم توجد، تُعتمد فصول ملف الفصول، وإلا فالأوقات الواردة في الوصف.",
    file: "من ملف الفصول. ما تحفظه هنا يُقدَّم عليه.",
    description: "من الأوقات الواردة في الوصف. ما تحفظه هنا يُقدَّم عليها.",
  },
  title: "الفصول",
  none: "لا توجد بعد. بها ينتقل الأعضاء من جزء إلى آخر ويرونها على شريط الوقت.",
  hint: "فصل في كل سطر مع وقته، مثل 0:00 ترحيب",
  update: "تحديث الفصول",
  noTime: "السطر {line} ليس وقتًا مع عنوان، مثل 0:00 ترحيب.",
  saved: "حُفظت الفصول",
  asTheyWere: "عادت الفصول كما كانت",
} satisfies Translation<typeof english>;
