import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "بلغات أخرى",
  note: "من يقرأ إحدى هذه اللغات يرى ما تكتبه هنا، والبحث يجده بكل لغة. وما تتركه فارغًا يظهر كما كُتب. أما المشرفون العامون فيرون الأصل دائمًا.",
  language: "اللغة",
  choose: "اختر لغة",
  translated: "{language} (مترجم)",
  titles: {
    video: "العنوان المترجم",
    series: "العنوان المترجم",
    category: "الاسم المترجم",
  },
  description: "الوصف المترجم",
  save: "احفظ الترجمة",
  saved: "حُفظت الترجمة",
} satisfies Translation<typeof english>;
