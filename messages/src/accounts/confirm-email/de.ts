import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Bestätige deine Adresse",
  forMembers: "Klicke unten, damit wir wissen, dass unsere Mails dich erreichen. <link>Zurück zu den Videos</link>",
  forVisitors: "Klicke unten, damit wir wissen, dass unsere Mails dich erreichen. <link>Anmelden</link>",
  confirm: "Meine Adresse bestätigen",
  confirmed: "Deine E-Mail-Adresse ist bestätigt",
} satisfies Translation<typeof english>;
