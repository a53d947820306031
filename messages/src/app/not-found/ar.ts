import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "الصفحة غير موجودة",
  text: "يبدو أن الصفحة التي تبحث عنها غير موجودة",
  home: "الذهاب إلى الصفحة الرئيسية",
  signIn: "تسجيل الدخول",
  signInToSee: "سجّل الدخول لرؤية هذه الصفحة",
} satisfies Translation<typeof english>;
