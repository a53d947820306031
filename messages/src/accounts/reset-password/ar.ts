import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "إعادة تعيين كلمة المرور",
  intro: "يعمل الرابط مرة واحدة خلال ساعة. <link>اطلب رابطًا جديدًا</link>",
  newPassword: "كلمة المرور الجديدة",
  confirmNewPassword: "تأكيد كلمة المرور الجديدة",
  done: "تمت إعادة تعيين كلمة المرور",
  passkeysStay: "كلمة المرور الجديدة لا تغيّر مفاتيح المرور هذه، التي تسجّل الدخول من دونها:",
  added: "أُضيف في {day}",
  removePasskeys: "إزالة مفاتيح المرور أيضًا",
  removePasskeysWhy: "افعل ذلك إن لم يكن أحدها لك، أو إن كان غيرك قد دخل حسابك. يمكنك إضافة مفاتيح جديدة في أي وقت.",
  passkeysNeeded:
    "إنها عاملك الثاني الذي يحتاج إليه المشرفون العامّون هنا. بعد تسجيل الدخول بأحدها يمكنك استبدال البقية في صفحة الأمان.",
} satisfies Translation<typeof english>;
