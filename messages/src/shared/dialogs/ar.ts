import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  cancel: "إلغاء",
  leaveTitle: "المغادرة من دون حفظ؟",
  leaveText: "لم تُحفظ تغييراتك بعد.",
  stay: "البقاء",
  leave: "المغادرة",
} satisfies Translation<typeof english>;
