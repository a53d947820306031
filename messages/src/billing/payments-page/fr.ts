import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Paiements",
  views: {
    payments: "Paiements",
    comparison: "Comparaison",
    events: "Événements",
  },
  withNumber: "{label} ({number})",
} satisfies Translation<typeof english>;
