import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  noEmail: "Es fehlt eine E-Mail-Adresse.",
  notEmail: "Das ist keine E-Mail-Adresse.",
  age: "Das Alter ist keine ganze Zahl von {least} bis {most}.",
  signedUp:
    "Der Zeitpunkt der Anmeldung muss ein vergangener Tag wie 2026-01-31 oder eine vergangene Zeit wie 2026-01-31T12:00Z sein.",
  present: "Diese Adresse steht schon auf der Liste.",
  unsubscribedHere: "Hier abgemeldet. Nur wer sich selbst wieder anmeldet, ist wieder dabei.",
  unsubscribedThere: "Laut der Liste abgemeldet.",
  twin: "Es ist dieselbe Adresse wie in Zeile {line}.",
} satisfies Translation<typeof english>;
