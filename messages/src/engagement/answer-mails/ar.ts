import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  label: "إرسال بريد إليّ عند توفره",
  description: "عندما يتوفر في المكتبة شيء ممّا طلبته أو صوّتّ له.",
} satisfies Translation<typeof english>;
