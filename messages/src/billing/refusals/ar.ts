import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  superuser: "بصفتك مشرفًا عامًا لديك كل ما يمنحه pro.",
  stillPaid: "المدة التي دفعت ثمنها لم تنته بعد.",
} satisfies Translation<typeof english>;
