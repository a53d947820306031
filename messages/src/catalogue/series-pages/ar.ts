import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  series: "السلاسل",
  total: {
    zero: "لا سلاسل",
    one: "سلسلة واحدة",
    two: "سلسلتان",
    few: "{count} سلاسل",
    many: "{count} سلسلة",
    other: "{count} سلسلة",
  },
  none: "لا سلاسل بعد",
  noneHint: "ستظهر هنا الفيديوهات المترابطة بترتيبها.",
  again: "المشاهدة مرة أخرى",
  start: "البدء",
  goOn: "متابعة",
  episode: "الحلقة {place}: {title}",
  episodes: "الحلقات",
  noEpisodes: "لا حلقات بعد",
  page: "الصفحة غير موجودة",
  missing: "لا توجد سلسلة كهذه",
  missingHint: "ربما أُزيلت.",
  showAll: "عرض كل السلاسل",
} satisfies Translation<typeof english>;
