import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  superuser: "بصفتك مشرفًا عامًا لديك كل ما يمنحه pro.",
  stillPaid: "ما دفعت ثمنه لم ينته بعد.",
} satisfies Translation<typeof english>;
