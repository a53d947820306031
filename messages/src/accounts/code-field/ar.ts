import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  recoveryCode: "رمز الاسترداد",
  code: "الرمز",
  useApp: "استخدام رمز من التطبيق",
  useRecovery: "استخدام رمز استرداد",
} satisfies Translation<typeof english>;
