import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  weekly: {
    subject: "Neu in dieser Woche bei {app}",
    title: "Neu in dieser Woche",
  },
  monthly: {
    subject: "Neu in diesem Monat bei {app}",
    title: "Neu in diesem Monat",
  },
} satisfies Translation<typeof english>;
