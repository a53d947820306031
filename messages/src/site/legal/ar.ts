import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  changed: "تغيّرت الشروط أو سياسة الخصوصية. يُرجى إعادة تحميل الصفحة وقراءتها.",
} satisfies Translation<typeof english>;
