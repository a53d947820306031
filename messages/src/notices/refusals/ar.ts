import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  unknownTimeZone: "هذه المنطقة الزمنية غير معروفة.",
  pushService: "لا يمكن استخدام خدمة الإشعارات الخاصة بهذا المتصفح.",
} satisfies Translation<typeof english>;
