import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "الإشعارات",
  videos: "فيديوهات جديدة فيما تتابعه",
  answers: "الردود على ما طلبته",
  inApp: "في التطبيق",
  bell: "تحت الجرس في الأعلى.",
  byMail: "بالبريد",
  gathered: "ما يأتي خلال نصف ساعة يصل في رسالة واحدة.",
  quiet: {
    title: "ساعات الهدوء",
    label: "لا رسائل في ساعات الهدوء",
    description: "تصل بعد انتهاء ساعات الهدوء.",
    from: "من",
    until: "إلى",
    zone: "بتوقيت {zone}.",
  },
} satisfies Translation<typeof english>;
