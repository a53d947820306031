import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  film: "الفيلم الترويجي",
  filmAbout: "عنوان فيلم يبدأ بـ https://‎ أو ملف في هذا الموقع. يفتحه الزوار في علامة تبويب مستقلة.",
  voices: "آراء الناس",
  voicesAbout: "تسعة على الأكثر. لا يظهر القسم إن لم يوجد أي رأي.",
  words: "الكلام {n}",
  name: "اسم صاحب الرأي {n}",
  about: "من هو، الرأي {n}",
  remove: "إزالة",
  removeVoice: "إزالة الرأي {n}",
  add: "إضافة رأي",
} satisfies Translation<typeof english>;
