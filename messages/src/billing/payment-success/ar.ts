import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "جارٍ التحقق من الدفع",
  wait: "يستغرق هذا لحظة. يُرجى عدم إغلاق الصفحة.",
  late: "لم يتم تأكيد الدفع بعد. ستُظهر هذه الصفحة ذلك فور تأكيده.",
  welcome: "أهلًا بك! لديك الآن pro. مشاهدة ممتعة.",
} satisfies Translation<typeof english>;
