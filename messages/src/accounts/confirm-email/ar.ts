import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "تأكيد عنوانك",
  forMembers: "انقر أدناه لنعرف أن رسائلنا تصلك. <link>العودة إلى الفيديوهات</link>",
  forVisitors: "انقر أدناه لنعرف أن رسائلنا تصلك. <link>تسجيل الدخول</link>",
  confirm: "تأكيد عنواني",
  confirmed: "تم تأكيد بريدك الإلكتروني",
} satisfies Translation<typeof english>;
