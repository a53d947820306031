import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  new: {
    title: "تأكيد عنوانك الجديد",
    text: "سيُربط حسابٌ بهذا البريد الإلكتروني. هل هو حسابك، وهل طلبت ذلك؟",
    agree: "تأكيد العنوان الجديد",
  },
  current: {
    title: "هل هذا أنت؟",
    text: "سيُربط حسابك ببريد إلكتروني آخر. وافق فقط إن كنت قد طلبت ذلك.",
    agree: "الموافقة على التغيير",
  },
  notMe: "لم أكن أنا",
  changed: "تم تغيير عنوانك",
  changedText: "سجّل الدخول بالعنوان الجديد من الآن فصاعدًا.",
  waiting: "بقيت خطوة واحدة",
  waitingFor: {
    new: "اضغط الآن على الرابط في رسالتنا إلى العنوان الحالي.",
    current: "اضغط الآن على الرابط في رسالتنا إلى العنوان الجديد.",
  },
  nothingChanges: "لا شيء يتغير",
  nothingChangesText: "شكرًا لك. لن يُستخدم هذا العنوان لذلك الحساب.",
  stays: "يبقى عنوانك كما هو",
  staysText:
    "لا شيء يتغير، وسُجّل خروج جميع الأجهزة. قد يعرف شخص ما كلمة مرورك: أرسلنا إليك للتو رابطًا لتعيين كلمة جديدة. استخدمه الآن.",
  signIn: "تسجيل الدخول",
  back: "العودة إلى الفيديوهات",
} satisfies Translation<typeof english>;
