import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  minutes: {
    one: "{count} دقيقة",
    two: "{count} دقيقة",
    few: "{count} دقائق",
    many: "{count} دقيقة",
    other: "{count} دقيقة",
  },
  form: "ما يناسب وقتي",
  have: "لديّ",
  offered: "دقائق مقترحة",
  field: "الدقائق",
  unit: "دقيقة",
  show: "عرض",
  nothing: {
    one: "لا شيء يناسب دقيقة واحدة.",
    two: "لا شيء يناسب دقيقتين.",
    few: "لا شيء يناسب {count} دقائق.",
    many: "لا شيء يناسب {count} دقيقة.",
    other: "لا شيء يناسب {count} دقيقة.",
  },
  playAll: "تشغيل الكل",
  extent: "{videos}، <length></length>",
  left: "متبقٍّ <length></length>",
  begun: "بدأت مشاهدته",
  nextInSeries: "التالي في سلسلته",
  nextIn: "التالي في {title}",
  saved: "من الفيديوهات المحفوظة",
  isNew: "جديد",
  newIn: "جديد في {category}",
} satisfies Translation<typeof english>;
