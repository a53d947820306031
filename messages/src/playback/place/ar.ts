import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  play: "تشغيل {title}",
  playFrom: "تشغيل {title} من {time}",
  shortcuts: "اختصارات لوحة المفاتيح",
} satisfies Translation<typeof english>;
