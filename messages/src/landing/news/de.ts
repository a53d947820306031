import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  form: "Neuigkeiten bestellen",
  first_name: "Vorname",
  middle_name: "Zweiter Vorname",
  last_name: "Nachname",
  age: "Alter",
  country: "Land",
  telephone: "Telefon",
  secondary_email: "E-Mail",
  comments: "Kommentar",
  choose: "Wählen …",
  sending: "Wird gesendet …",
  claim: "Meinen Gratismonat holen",
  required: "Mit * markierte Felder sind erforderlich.",
  noScript: "Dieses Formular braucht JavaScript. Bitte schalte es in deinem Browser ein.",
  thanks: "Danke für deine Anmeldung",
  sent: {
    title: "Sieh in deine Mails",
    onItsWay:
      "Eine Mail mit deinem Gratismonat ist unterwegs an <strong>{email}</strong>. Öffne ihren Link, lege dein Konto an, und der Monat beginnt.",
    patience:
      "Das kann ein paar Minuten dauern; sieh bitte auch in den Spam-Ordner. Jedes Postfach bekommt einen Gratismonat: Wurde deiner schon genutzt, bekommst du nur die Neuigkeiten.",
    again: "Andere Adresse verwenden",
  },
} satisfies Translation<typeof english>;
