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
  onDevices: "على أجهزتك",
  devicesHint: "حيث تفعّل الإشعارات أدناه.",
  quiet: {
    title: "ساعات الهدوء",
    label: "مراعاة ساعات الهدوء",
    description: "تصل الرسائل والإشعارات على أجهزتك بعد انتهائها.",
    from: "من",
    until: "إلى",
    zone: "بتوقيت {zone}.",
  },
} satisfies Translation<typeof english>;
