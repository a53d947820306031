import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  place: "الحلقة {place} من {count} من <series>{title}</series>",
  next: "التالي",
  nextNamed: "التالي: {title}",
  counts: "{title}. ستُحتسب الحلقة الحالية مشاهَدة.",
} satisfies Translation<typeof english>;
