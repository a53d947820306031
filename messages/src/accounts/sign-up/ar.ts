import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "إنشاء حساب",
  haveAccount: "لديك حساب بالفعل؟ <link>سجّل الدخول</link>",
  freeMonth: "<link>احصل على شهرك الأول مجانًا</link> بالاشتراك في أخبارنا.",
  offerStep: "أنشئ حسابك ليبدأ.",
  registered: "تم إنشاء الحساب بنجاح",
} satisfies Translation<typeof english>;
