import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  subject: "Deine Zahlung für {app} hat nicht geklappt",
  title: "Deine Zahlung hat nicht geklappt",
  refusedUntil:
    "wir konnten dein Abo von {app} nicht verlängern: die Bank hat die Zahlung abgelehnt. Noch ist nichts verloren, du bleibst pro bis {day}.",
  refused:
    "wir konnten dein Abo von {app} nicht verlängern: die Bank hat die Zahlung abgelehnt. Noch ist nichts verloren, du bleibst vorerst pro.",
  fix: "Zahlung in Ordnung bringen",
  changeCard: "Du kannst auch deine Karte ändern oder kündigen, auf der Seite deines Abos: {page}",
} satisfies Translation<typeof english>;
