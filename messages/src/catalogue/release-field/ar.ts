import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  label: "وقت النشر",
  description: "اتركه فارغًا لنشره فورًا. بتوقيتك المحلي، {timeZone}. يراه الأعضاء ذوو الوصول المبكر قبل 7 أيام.",
  now: "النشر الآن",
} satisfies Translation<typeof english>;
