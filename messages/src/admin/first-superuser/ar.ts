import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "إعداد موقعك",
  text: "لا يمكن لأحد تسجيل الدخول هنا بعد. يُرجى إنشاء حسابك أولًا: فهو الذي يدير الموقع.",
  form: "إنشاء أول مشرف عام",
  link: "الرابط من السجل",
  linkNote: "يكتبه الخادم في سجله عند بدء التشغيل.",
  username: "اسم المستخدم",
  password: "كلمة المرور",
  confirmPassword: "تأكيد كلمة المرور",
  create: "إنشاء المشرف العام",
} satisfies Translation<typeof english>;
