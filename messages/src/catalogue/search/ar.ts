import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "البحث",
  question: "ما الذي تبحث عنه؟",
  hint: "يمكن البحث عن عنوان أو سلسلة أو شيء قيل في فيديو.",
  corrected: "نتائج البحث عن <words>{words}</words>.",
  said: "ما قيل في {title}",
  at: "، عند {time}",
} satisfies Translation<typeof english>;
