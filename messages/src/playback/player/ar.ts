import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  notPlayable: "لا يمكن تشغيل هذا الفيديو هنا الآن.",
  newPlace: "يُشغَّل هذا الفيديو من مضيف أُضيف إلى المكتبة بعد فتح هذه الصفحة. يُرجى إعادة تحميل الصفحة لتشغيله.",
  unknownHost:
    "يحتاج هذا الفيديو أيضًا إلى {host} الذي لا تعرفه المكتبة بعد. يمكن للقائمين على المكتبة إصلاح ذلك بفحص الفيديو من صفحة الحالة.",
  reload: "إعادة تحميل الصفحة",
  openAt: "فتحه في {provider}",
  itsSource: "مصدره",
  marks: "علامات على الخط الزمني",
  top: "في أعلى الصورة",
  position: "{now} من {length}",
} satisfies Translation<typeof english>;
