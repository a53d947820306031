import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "تسجيل الدخول",
  password: "كلمة المرور",
  oneMoreStep: "خطوة أخيرة: الرمز من تطبيق المصادقة.",
  newHere: "جديد هنا؟ <link>أنشئ حسابًا</link>",
  forgotPassword: "هل نسيت كلمة المرور؟",
  signedOut: "لقد سُجّل خروجك",
  sessionEnded: "انتهت جلستك. سجّل الدخول لتعود إلى حيث كنت.",
  offerStep: "سجّل الدخول ليبدأ.",
  usePasskey: "استخدام مفتاح مرور",
  passkeyFailed: "تعذّر على متصفحك استخدام مفتاح مرور. حاول مرة أخرى، أو سجّل الدخول بكلمة مرورك.",
} satisfies Translation<typeof english>;
