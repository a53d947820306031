import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  description: "{min} أحرف على الأقل؛ والأفضل بضع كلمات لا رابط بينها.",
} satisfies Translation<typeof english>;
