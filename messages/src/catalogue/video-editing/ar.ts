import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  createTitle: "إنشاء فيديو جديد",
  leaveTitle: "المغادرة من دون إنشاء الفيديو؟",
  leaveText: "سيضيع ما أدخلته.",
  create: "إنشاء الفيديو",
  created: "أُنشئ الفيديو",
  saved: "حُفظ الفيديو",
  edit: "تعديل {title}",
  episode: "الحلقة {place} من {all} من <link>{title}</link>",
  cancel: "إلغاء",
  save: "حفظ",
  title: "العنوان",
  description: "الوصف",
  oid: "Oid",
  category: "الفئة",
  chooseCategory: "اختر فئة",
  thumbnail: "صورة الفيديو المصغرة",
  source: "المصدر",
  showcase: "عرض في صفحة البداية",
  showcaseNote: "يقرأ الزوار اسمه ويرون صورته. الفيديو المختار أخيرًا يأتي أولًا.",
  asking: "جارٍ سؤال المزوّد عن هذا الفيديو…",
  isThere: "عُثر على الفيديو",
  usePicture: "استخدام هذه الصورة",
} satisfies Translation<typeof english>;
