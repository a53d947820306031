import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  checking: "جارٍ التحقق…",
  loading: "جارٍ التحميل",
  offline: "يبدو أنك غير متصل",
  notLoaded: "تعذّر التحميل",
  wentWrong: "حدث خطأ ما. يُرجى المحاولة مرة أخرى.",
  tryAgain: "إعادة المحاولة",
} satisfies Translation<typeof english>;
