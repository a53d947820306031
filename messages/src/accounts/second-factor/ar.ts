import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  tooManyCodes: "رموز خاطئة كثيرة جدًا. يُرجى الانتظار {time} أو استخدام أحد رموز الاسترداد.",
} satisfies Translation<typeof english>;
