import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  region: "الفيديو التالي",
  place: "الحلقة {place} من {count}",
  next: "التالي: {title}",
  said: "التالي: {title}.",
  saidEpisode: "التالي: {place}، {title}.",
  begins: "يبدأ خلال {seconds} ثوانٍ. للإلغاء يُرجى الضغط على Escape.",
  in: "خلال {seconds} ث",
  now: "التشغيل الآن",
  cancel: "إلغاء",
  end: "نهاية السلسلة",
  last: "كانت هذه الحلقة الأخيرة.",
  finished: "اكتملت مشاهدة {title}",
  saidFinished: "اكتملت مشاهدة {title}.",
  showSeries: "عرض السلسلة",
  close: "إغلاق",
} satisfies Translation<typeof english>;
