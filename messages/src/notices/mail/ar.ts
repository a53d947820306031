import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  subject: "جديد: {title}",
  title: "جديد فيما تتابعه",
  videos: "هذا جديد فيما تتابعه: {list}",
  quoted: "«{title}»",
  more: {
    other: "المزيد: {count}",
  },
  several: {
    other: "{title} والمزيد: {count}",
  },
  watch: "المشاهدة",
  why: "تصلك هذه الرسالة لأنك تتابع فئة أو سلسلة وتريد رسائل عنها.",
} satisfies Translation<typeof english>;
