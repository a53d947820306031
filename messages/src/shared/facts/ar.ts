import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  notGiven: "غير مذكور",
} satisfies Translation<typeof english>;
