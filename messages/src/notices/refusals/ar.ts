import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  unknownTimeZone: "هذه المنطقة الزمنية غير معروفة.",
} satisfies Translation<typeof english>;
