import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "المشاهدة",
  loading: "جارٍ التحميل",
  nobody: "لم يشغّله أحد بعد.",
  retention: "الاستبقاء",
  retentionNote: "نسبة مرات التشغيل التي شملت كل نقطة من الفيديو، من حيث بدأت إلى أبعد ما بلغت.",
  ofLength: "من المدة",
  plays: "مرات التشغيل",
  share: "النسبة",
  beginning: "البداية",
  middle: "المنتصف",
  end: "النهاية",
  byDay: "مرات التشغيل بحسب اليوم",
  byDayNote: "آخر 30 يومًا بتوقيت UTC. التشغيل خمس ثوانٍ أو أكثر دفعة واحدة.",
  dayUtc: "اليوم (UTC)",
  minutes: "الدقائق",
  atMost: "بحد أقصى {most} مرة تشغيل في اليوم، من {from} إلى {to}",
  inWords: "من {plays} مرة تشغيل، شملت {middle} المنتصف، وبلغت {end} تسعة أعشار",
  asTable: "{title} في جدول",
  total: "إجمالي مرات التشغيل",
  totalNote: "تُحسب خلال ساعتين من انتهائها إذا كانت مدة الفيديو معروفة. أما «مرات التشغيل بحسب اليوم» فتحسبها فورًا.",
  finished: "مكتملة",
  finishedNote: "{number} بلغت تسعة أعشار.",
  mean: "متوسط النسبة المشاهدة",
  meanNote: "من المدة، في تشغيل واحد.",
} satisfies Translation<typeof english>;
