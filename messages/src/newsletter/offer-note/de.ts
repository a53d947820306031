import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  noSecond: "Kein zweiter Gratismonat",
  had: {
    title: "Du hattest deinen Gratismonat schon",
    text: "Er wurde mit diesem Postfach schon genutzt, und es gibt einen für jedes. Du bist trotzdem willkommen.",
  },
  waiting: {
    title: "Dein Gratismonat wartet",
    text: "{step} Es braucht keine Karte, und nichts verlängert sich von selbst.",
  },
  over: {
    title: "Dieses Angebot ist vorbei",
    text: "Es wurde schon benutzt oder ist abgelaufen. Du bist trotzdem willkommen.",
  },
} satisfies Translation<typeof english>;
