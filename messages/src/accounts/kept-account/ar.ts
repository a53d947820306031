import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  stays: "يبقى حسابك",
  staysUntil: "يبقى حسابك. لكن اشتراكك ينتهي في {day}: لتبقى في pro، استأنفه من صفحة الاشتراك.",
} satisfies Translation<typeof english>;
