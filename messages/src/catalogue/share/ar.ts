import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  link: "الرابط",
  start: "البدء عند {time}",
  end: "الانتهاء عند",
  wrong: "يُرجى كتابة وقت بعد {start}، مثل {example}.",
  copy: "نسخ الرابط",
  copied: "تم نسخ الرابط.",
  notCopied: "تعذّر نسخ الرابط. يُرجى تحديده ونسخه يدويًا.",
  more: "خيارات أخرى",
} satisfies Translation<typeof english>;
