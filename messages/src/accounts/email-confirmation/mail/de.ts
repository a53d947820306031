import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  first: {
    subject: "Bestätige deine E-Mail-Adresse für {app}",
    title: "Bestätige deine E-Mail-Adresse",
    welcome: "willkommen bei {app}. Bitte bestätige, dass diese Adresse dir gehört.",
    notYou: "Hast du dich nicht registriert, kannst du diese Mail ignorieren: die Adresse bleibt dann unbestätigt.",
  },
  second: {
    subject: "Bestätige deine zweite E-Mail-Adresse für {app}",
    title: "Bestätige deine zweite E-Mail-Adresse",
    asked:
      "das {account} hat diese als zweite Adresse. Ist sie bestätigt, schicken wir Mails zur Sicherheit des Kontos auch hierher.",
    notYou:
      "Ist das nicht dein Konto, kannst du diese Mail ignorieren: ohne deine Bestätigung schicken wir keine solchen Mails hierher.",
  },
  confirm: "Meine Adresse bestätigen",
  lasts: "Der Link funktioniert 7 Tage lang.",
} satisfies Translation<typeof english>;
