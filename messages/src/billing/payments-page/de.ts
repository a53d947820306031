import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Zahlungen",
  views: {
    payments: "Zahlungen",
    comparison: "Vergleich",
    events: "Ereignisse",
  },
  withNumber: "{label} ({number})",
} satisfies Translation<typeof english>;
