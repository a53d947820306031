import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  label: "تسجيل الدخول بخطوتين",
  keptCode: "أحد رموز الاسترداد التي احتفظت بها. يعمل كل رمز مرة واحدة.",
  sixDigits: "الأرقام الستة التي يعرضها التطبيق الآن.",
  signIn: "تسجيل الدخول",
  startAgain: "البدء من جديد",
} satisfies Translation<typeof english>;
