import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  exported: {
    one: "صُدّر صف واحد",
    two: "صُدّر صفان",
    few: "صُدّرت {count} صفوف",
    many: "صُدّر {count} صفًا",
    other: "صُدّر {count} صف",
  },
  interrupted: "انقطع التصدير.",
  export: "تصدير",
  cancelExport: "إلغاء ({count})",
  exporting: "جارٍ التصدير: {what}",
  loading: "جارٍ التحميل",
  shownOf: "{shown} من {count}",
  select: "تحديد {name}",
  unknown: "غير معروفة",
} satisfies Translation<typeof english>;
