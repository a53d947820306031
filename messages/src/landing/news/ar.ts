import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  form: "التسجيل في الأخبار",
  first_name: "الاسم الأول",
  middle_name: "الاسم الأوسط",
  last_name: "اسم العائلة",
  age: "العمر",
  country: "البلد",
  telephone: "الهاتف",
  secondary_email: "البريد الإلكتروني",
  comments: "تعليقات",
  choose: "اختر…",
  sending: "جارٍ الإرسال…",
  claim: "أريد شهري المجاني",
  required: "الحقول التي عليها * مطلوبة.",
  noScript: "يحتاج إرسال هذا النموذج إلى JavaScript. يُرجى تفعيله في متصفحك.",
  thanks: "شكرًا على الإرسال",
  sent: {
    title: "انظر في بريدك",
    onItsWay: "رسالة فيها شهرك المجاني في الطريق إلى <strong>{email}</strong>. افتح رابطها وأنشئ حسابك، فيبدأ الشهر.",
    patience:
      "قد يستغرق ذلك بضع دقائق؛ يُرجى النظر في مجلد البريد غير المرغوب فيه أيضًا. لكل صندوق بريد شهر مجاني واحد: إن استُخدم شهرك من قبل، فستصلك الأخبار فقط.",
    again: "استخدام عنوان آخر",
  },
} satisfies Translation<typeof english>;
