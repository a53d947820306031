import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  scheduled: {
    subject: "سيُحذف حسابك في {app} بتاريخ {day}",
    title: "سيُحذف حسابك بتاريخ {day}",
    asked: "كما طلبت، سيُحذف حسابك وكل ما فيه في ذلك اليوم. وحتى ذلك الحين يعمل كل شيء كالمعتاد.",
    noRenewal: "إذا كان لديك اشتراك، فلن يتجدد.",
    keep: "الاحتفاظ بحسابي",
    changeMind: "إذا غيّرت رأيك، فسجّل الدخول واضغط «الاحتفاظ بحسابي».",
    notYou: "إذا لم تطلب ذلك، فاحتفظ بحسابك وعيّن كلمة مرور جديدة هنا: {page}",
  },
  deleted: {
    subject: "حُذف حسابك في {app}",
    title: "حُذف حسابك",
    gone: "حُذف حسابك، ومعه ملفك الشخصي وقوائمك وإعجاباتك وأجهزتك. تُحفظ سجلات مدفوعاتك كما يقتضي القانون، دون اسمك أو عنوانك.",
    last: "هذه آخر رسالة منا بهذا الشأن.",
    open: "فتح {app}",
    comeBack: "أهلًا بعودتك في أي وقت: يمكنك استخدام هذا العنوان لحساب جديد.",
  },
} satisfies Translation<typeof english>;
