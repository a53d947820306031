import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  label: "تشغيل الحلقة التالية تلقائيًا",
} satisfies Translation<typeof english>;
