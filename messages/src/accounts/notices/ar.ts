import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  email: "بريدك الإلكتروني",
  confirm: "يُرجى تأكيد عنوانك عبر الرابط الذي أرسلناه إلى <strong>{email}</strong>.",
  sendAgain: "إعادة الإرسال",
  onItsWay: "الرسالة في الطريق",
  account: "حسابك",
  leaves: "سيُحذف حسابك في <strong>{day}</strong>.",
  keep: "الاحتفاظ بحسابي",
  twoFactor: "تسجيل الدخول بخطوتين مطلوب",
  setUp: "إعداد",
  againWithCode: "يحتاج المشرفون العامّون هنا إلى تسجيل الدخول بخطوتين. يُرجى تسجيل الدخول مجددًا باستخدام الرمز.",
  againWithPasskey:
    "يحتاج المشرفون العامّون هنا إلى تسجيل الدخول بخطوتين. يُرجى تسجيل الدخول مجددًا باستخدام مفتاح المرور.",
  untilSetUp: "يحتاج المشرفون العامّون هنا إلى تسجيل الدخول بخطوتين. إلى أن تُعدّه، يمكنك استخدام {app} كعضو.",
} satisfies Translation<typeof english>;
