import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  label: "Veröffentlichung",
  description:
    "Leer lassen, um es sofort zu veröffentlichen. In deiner Zeitzone, {timeZone}. Mitglieder mit Frühzugang sehen es 7 Tage vorher.",
  now: "Jetzt veröffentlichen",
} satisfies Translation<typeof english>;
