import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  unknown: "لا يوجد {place} هنا.",
  missing: "يحتاج النص إلى {place}.",
  link: "يجب أن يرد {place} مرة واحدة في سطر مستقل: منه يصير الزر.",
  long: "للرسالة {most} فقرة على الأكثر.",
} satisfies Translation<typeof english>;
