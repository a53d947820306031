import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  begun: "Dein Gratismonat hat begonnen",
  title: "Dein Gratismonat",
  back: "Zurück zu den Videos",
  step: "Er beginnt, wenn du ihn hier startest, oder nach der Zeit, die du schon bezahlt hast.",
  plan: "Plan ansehen",
  take: "Gratismonat starten",
} satisfies Translation<typeof english>;
