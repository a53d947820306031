import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "التصدير والاستيراد",
  about:
    "جميع الإعدادات مع الشعار والأيقونة في ملف واحد للحفظ أو لنقلها إلى موقع آخر. ولا تدخل فيه صور الصفحات القانونية.",
  export: "تصدير الإعدادات",
  choose: "استيراد ملف",
  unreadable: "لا يحتوي هذا الملف على إعدادات موقع.",
  same: "لن يتغير شيء: الموقع يستخدم هذه الإعدادات بالفعل.",
  failed: "تعذّر تحميل الصور. حاول مرة أخرى.",
  question: "هل تريد استيراد هذه الإعدادات؟",
  undo: "يراها الزوار فورًا، ويمكن التراجع عنها بنقرة واحدة في السجل.",
  confirm: "استيراد",
  cancel: "إلغاء",
} satisfies Translation<typeof english>;
