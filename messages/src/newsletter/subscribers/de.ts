import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  name: "Name",
  email: "E-Mail",
  unsubscribed: "(abbestellt)",
  age: "Alter",
  telephone: "Telefon",
  country: "Land",
  title: "Abonnenten",
  noneTitle: "Noch keine Abonnenten",
  noneText: "Wer auf der Startseite die Neuigkeiten abonniert, erscheint hier. Du kannst auch eine Liste importieren.",
  exported: "Abonnenten",
  import: "Importieren",
  list: "Die Liste",
} satisfies Translation<typeof english>;
