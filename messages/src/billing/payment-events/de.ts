import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  states: {
    received: "Wartet",
    done: "Erledigt",
    ignored: "Ignoriert",
    failed: "Gescheitert",
  },
  received: "Empfangen (UTC)",
  event: "Ereignis",
  member: "Mitglied",
  state: "Status",
  replay: "Wiederholen",
  allEvents: "Alle Ereignisse",
  title: "Empfangene Ereignisse",
  none: "Keine Ereignisse gefunden",
  noneText: "Stripe sendet ein Ereignis für jede Zahlung und jede Änderung eines Abonnements. Sie stehen hier.",
  replayed: "Das Ereignis wird noch einmal verarbeitet",
} satisfies Translation<typeof english>;
