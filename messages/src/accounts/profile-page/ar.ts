import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  profile: "الملف الشخصي",
  noData: "لا توجد بيانات",
  playback: "التشغيل",
  autoplay: "بعد حلقة من سلسلة، مع عشر ثوانٍ لإيقافه.",
  requests: "الطلبات",
} satisfies Translation<typeof english>;
