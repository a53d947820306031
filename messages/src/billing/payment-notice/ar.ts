import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "لم تتم عملية الدفع الأخيرة",
  proUntil: "تبقى في pro حتى {day}. <link>أصلح عملية الدفع</link>",
  waiting: "فيديوهاتك بانتظارك. <link>أصلح عملية الدفع</link>",
} satisfies Translation<typeof english>;
