import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  subject: "لم تتم عملية الدفع لـ {app}",
  title: "لم تتم عملية الدفع",
  refusedUntil: "تعذّر تجديد اشتراكك في {app}: رفض البنك عملية الدفع. لم يضِع شيء بعد، وتبقى pro حتى {day}.",
  refused: "تعذّر تجديد اشتراكك في {app}: رفض البنك عملية الدفع. لم يضِع شيء بعد، وتبقى pro في الوقت الحالي.",
  fix: "إصلاح الدفع",
  changeCard: "يمكنك أيضًا تغيير بطاقتك أو إلغاء الاشتراك من صفحة اشتراكك: {page}",
} satisfies Translation<typeof english>;
