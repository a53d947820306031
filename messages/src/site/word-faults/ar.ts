import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  empty: "الجملة تحتاج إلى كلمات.",
  parts: "تحتاج إلى {wanted} وفيها {found}.",
  needs: "تحتاج إلى {wanted}.",
  leaveOut: "احذف {found}: لا معنى لها هنا.",
  count: "الصيغة الأخيرة تحتاج إلى {place}.",
  faultIn: "لا يمكن حفظ جملة بلغة {language}: {fault}",
} satisfies Translation<typeof english>;
