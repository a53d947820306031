import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  beside: "بجانب الفيديو",
  episodes: "الحلقات",
  upNext: "التالي",
  nothingElse: "لا شيء آخر بعد.",
  notes: "الملاحظات",
  transcript: "النص المكتوب",
  chapters: "الفصول",
  share: "مشاركة {title}",
  wide: "مشغّل عريض",
} satisfies Translation<typeof english>;
