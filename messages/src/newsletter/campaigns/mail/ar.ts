import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  why: "تصلك هذه الرسالة لأنك طلبت أخبارنا.",
} satisfies Translation<typeof english>;
