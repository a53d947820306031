import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  name: "الاسم",
  email: "البريد الإلكتروني",
  unsubscribed: "(ألغى الاشتراك)",
  age: "العمر",
  telephone: "الهاتف",
  country: "البلد",
  title: "المشتركون",
  noneTitle: "لا يوجد مشتركون بعد",
  noneText: "يظهر هنا كل من يشترك في الأخبار عبر صفحة البداية. يمكنك أيضًا استيراد قائمة.",
  exported: "المشتركين",
  import: "استيراد",
  list: "القائمة",
} satisfies Translation<typeof english>;
