import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  state: "الحالة",
  allPayments: "كل المدفوعات",
  from: "من تاريخ (UTC)",
  to: "إلى تاريخ (UTC)",
  exported: "المدفوعات",
  title: "المدفوعات",
  none: "لم يُعثر على مدفوعات",
  noneText: "تُدرج هنا كل فاتورة مع ما دُفع واستُرد ونوزع فيه.",
  noneMatch: "لا توجد مدفوعات تطابق عوامل التصفية هذه",
  clear: "مسح عوامل التصفية",
  order: "هذا اليوم يسبق اليوم الأول.",
  member: "العضو",
  deleted: "حساب محذوف",
  date: "التاريخ (UTC)",
  amount: "المبلغ",
  refundedColumn: "المسترد",
  period: "الفترة",
  invoice: "الفاتورة",
  invoiceStates: {
    draft: "مسودة",
    open: "لم تُدفع بعد",
    paid: "مدفوعة",
    void: "باطلة",
    uncollectible: "مشطوبة",
  },
  outcomes: {
    takenBack: "استردّه البنك",
    disputed: "متنازع عليه: أجب في Stripe",
    refunded: "مسترد",
    refundedInPart: "مسترد جزئيًا",
    won: "مدفوع، كُسب النزاع",
  },
  filters: {
    paid: "مدفوعة",
    unpaid: "غير مدفوعة",
    refunded: "مستردة",
    disputed: "متنازع عليها",
  },
} satisfies Translation<typeof english>;
