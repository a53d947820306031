import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  confirmed: "Bestätigt",
  notConfirmed: "Nicht bestätigt",
  again: "Noch einmal senden",
  hint: "Öffne den Link, den wir dorthin geschickt haben. Mails zur Sicherheit deines Kontos gehen dann an beide Adressen.",
  onItsWay: "Die Mail ist unterwegs",
} satisfies Translation<typeof english>;
