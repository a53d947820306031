import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  secondary_email: "E-Mail-Adresse",
  first_name: "Vorname",
  middle_name: "Zweiter Vorname",
  last_name: "Nachname",
  full_name: "Voller Name",
  age: "Alter",
  telephone: "Telefonnummer",
  country: "Land",
  comments: "Kommentar",
  signed_up_at: "Zeitpunkt der Anmeldung",
  unsubscribed_at: "Zeitpunkt der Abmeldung",
} satisfies Translation<typeof english>;
