import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  weekly: {
    subject: "جديد هذا الأسبوع في {app}",
    title: "جديد هذا الأسبوع",
  },
  monthly: {
    subject: "جديد هذا الشهر في {app}",
    title: "جديد هذا الشهر",
  },
} satisfies Translation<typeof english>;
