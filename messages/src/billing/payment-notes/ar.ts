import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  no_object: "لا يذكر الحدث أي كائن.",
  other_event: "أحداث هذا النوع لا تغيّر شيئًا هنا.",
  no_checkout: "لا توجد عملية دفع كهذه لدى Stripe.",
  foreign_checkout: "لم تبدأ عملية الدفع هنا.",
  no_subscription: "لا يوجد اشتراك كهذا لدى Stripe.",
  other_subscription: "الاشتراك في شيء آخر.",
  no_invoice: "لا توجد فاتورة كهذه لدى Stripe.",
  other_invoice: "الفاتورة ليست لاشتراك.",
  other_charge: "عملية الخصم ليست لفاتورة.",
  no_member: "العميل ليس عضوًا هنا.",
  still_differs: "ما زال الجانبان مختلفين. أعد المقارنة.",
  unreachable: "لا يستجيب Stripe الآن.",
  interrupted: "قُوطعت.",
} satisfies Translation<typeof english>;
