import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  order: "Der letzte Tag liegt vor dem ersten.",
  mostDays: "Frag höchstens {most} Tage auf einmal ab.",
  tooEarly: "Aus der Zeit vor dem Jahr 2000 gibt es nichts.",
  toCome: "Dieser Tag ist noch nicht gekommen.",
  link: "Dieser Link gilt nicht mehr. Der neueste steht im Log des Servers.",
} satisfies Translation<typeof english>;
