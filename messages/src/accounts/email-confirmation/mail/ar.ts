import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  first: {
    subject: "أكّد عنوان بريدك الإلكتروني لـ {app}",
    title: "أكّد عنوان بريدك الإلكتروني",
    welcome: "مرحبًا بك في {app}. يُرجى تأكيد أن هذا العنوان لك.",
    notYou: "إن لم تكن قد سجّلت، فيمكنك تجاهل هذه الرسالة: يبقى العنوان عندها غير مؤكد.",
  },
  second: {
    subject: "أكّد عنوان بريدك الإلكتروني الثاني لـ {app}",
    title: "أكّد عنوان بريدك الإلكتروني الثاني",
    asked: "{account} يستخدم هذا العنوان عنوانًا ثانيًا. بعد تأكيده نرسل إليه أيضًا الرسائل المتعلقة بأمان الحساب.",
    notYou: "إن لم يكن هذا حسابك، فيمكنك تجاهل هذه الرسالة: لن نرسل مثل هذه الرسائل إلى هنا دون تأكيدك.",
  },
  confirm: "تأكيد عنواني",
  lasts: "يعمل الرابط لمدة 7 أيام.",
} satisfies Translation<typeof english>;
