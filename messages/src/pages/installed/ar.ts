import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "أنت غير متصل",
  text: "جهاز العرض جاهز، لكن الشبكة ليست كذلك. تحقّق من اتصالك؛ سيُعاد تحميل الصفحة تلقائيًا عند عودة الاتصال.",
  again: "إعادة المحاولة",
  app: "ترفيه يوسّع الآفاق.",
} satisfies Translation<typeof english>;
