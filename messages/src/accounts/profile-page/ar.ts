import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  profile: "الملف الشخصي",
  noData: "لا توجد بيانات",
  playback: "التشغيل",
  autoplay: "بعد حلقة من سلسلة، مع عشر ثوانٍ لإيقافه.",
  notices: "الإشعارات",
  toNotices: "ما نخبرك به بالبريد وفي التطبيق",
} satisfies Translation<typeof english>;
