import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  profile: "الملف الشخصي",
  noData: "لا توجد بيانات",
  playback: "التشغيل",
  autoplay: "في نهاية حلقة من سلسلة. لديك عشر ثوانٍ للإلغاء.",
  notices: "الإشعارات",
  toNotices: "اختر ما نخبرك به بالبريد وفي التطبيق",
} satisfies Translation<typeof english>;
