import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  block: "حظر",
  unblock: "إلغاء الحظر",
  label: "حظر {username}",
  title: "حظر هذا المستخدم؟",
  text: "يُسجَّل خروج <strong>{username}</strong> من كل مكان ولا يمكنه الدخول حتى يُلغى الحظر. لن يتجدد الاشتراك الجاري.",
  reason: "السبب",
  reasonNote: "يُحفظ في صفحة المستخدم وفي سجل التدقيق؛ لا يراه المستخدم.",
  blocked: "حُظر المستخدم",
  unblocked: "أُلغي حظر المستخدم",
} satisfies Translation<typeof english>;
