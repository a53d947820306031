import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "الإشعارات",
  readAll: "تعليم الكل كمقروء",
  newVideo: "فيديو جديد",
  newIn: "جديد في {name}",
  wanted: "طلبك: {text}",
  unread: "غير مقروء",
  choose: "اختيار ما تُخبَر به",
  none: "لا شيء بعد",
  noneHint: "تابع فئة أو سلسلة لتظهر فيديوهاتها الجديدة هنا.",
} satisfies Translation<typeof english>;
