import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  sent: "أُرسلت رسالة إعادة تعيين كلمة المرور.",
} satisfies Translation<typeof english>;
