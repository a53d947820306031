import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  order: "Der letzte Tag darf nicht vor dem ersten liegen.",
  mostDays: "Wähle höchstens {most} Tage.",
  tooEarly: "Aus der Zeit vor dem Jahr 2000 gibt es keine Zahlen.",
  toCome: "Dieser Tag liegt in der Zukunft.",
  link: "Dieser Link gilt nicht mehr. Der neueste steht im Log des Servers.",
} satisfies Translation<typeof english>;
