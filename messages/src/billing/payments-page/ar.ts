import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "المدفوعات",
  views: {
    payments: "المدفوعات",
    comparison: "المقارنة",
    events: "الأحداث",
  },
  withNumber: "{label} ({number})",
} satisfies Translation<typeof english>;
