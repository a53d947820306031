import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  signedOut: "سُجّل خروجك.",
  confirmChange: "يُرجى تأكيد التغيير عبر الرابطين اللذين أرسلناهما إلى العنوانين.",
  twoFactorOff: "تسجيل الدخول بخطوتين معطّل.",
  resetSent: "أُرسلت رسالة إعادة تعيين كلمة المرور.",
  passwordReset: "عُيّنت كلمة المرور الجديدة.",
  emailConfirmed: "تأكّد عنوان بريدك الإلكتروني.",
  mailOnItsWay: "الرسالة في الطريق.",
  passwordChanged: "تغيّرت كلمة مرورك.",
} satisfies Translation<typeof english>;
