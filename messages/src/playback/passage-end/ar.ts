import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  region: "نهاية المقطع",
  title: "ينتهي هنا المقطع المُشارَك.",
  goOn: "متابعة",
  again: "تشغيله مرة أخرى",
} satisfies Translation<typeof english>;
