import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  unknown: "{place} gibt es hier nicht.",
  missing: "Der Text braucht {place}.",
  link: "{place} muss einmal dastehen, in einer Zeile für sich: daraus wird die Schaltfläche.",
  long: "Eine E-Mail hat höchstens {most} Absätze.",
} satisfies Translation<typeof english>;
