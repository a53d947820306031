import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Zahlung wird geprüft",
  wait: "Das dauert einen Moment. Bitte schließe die Seite nicht.",
  late: "Deine Zahlung ist noch nicht bestätigt. Sobald sie es ist, siehst du es auf dieser Seite.",
  welcome: "Willkommen! Du hast jetzt pro. Viel Freude mit dem Video.",
} satisfies Translation<typeof english>;
