import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  begun: "Dein Gratismonat hat begonnen",
  had: "Du hattest deinen Gratismonat schon: Es gibt einen je Mitglied und je Postfach.",
  over: "Der Gratismonat dieses Links wurde schon benutzt oder ist abgelaufen.",
} satisfies Translation<typeof english>;
