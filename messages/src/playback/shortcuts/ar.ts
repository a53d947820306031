import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "اختصارات لوحة المفاتيح",
  space: "مسافة",
  play: "تشغيل أو إيقاف مؤقت",
  back: "الرجوع عشر ثوانٍ",
  on: "التقديم عشر ثوانٍ",
  volume: "رفع الصوت، خفض الصوت",
  sound: "تشغيل الصوت أو كتمه",
  captions: "إظهار الترجمة أو إخفاؤها",
  speed: "إبطاء، تسريع",
  chapter: "الفصل السابق، الفصل التالي",
  note: "كتابة ملاحظة",
  wide: "مشغّل عريض",
  fullScreen: "ملء الشاشة",
  pictureInPicture: "صورة داخل صورة",
  list: "هذه القائمة",
} satisfies Translation<typeof english>;
