import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Pagos",
  views: {
    payments: "Pagos",
    comparison: "Comparación",
    events: "Eventos",
  },
  withNumber: "{label} ({number})",
} satisfies Translation<typeof english>;
