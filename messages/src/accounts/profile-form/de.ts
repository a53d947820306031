import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Profil bearbeiten",
  saved: "Profil gespeichert",
  genders: {
    male: "Männlich",
    female: "Weiblich",
  },
  fullName: "Voller Name",
  lastName: "Nachname",
  country: "Land",
  phone: "Telefon",
  phoneHint: "Mit Landesvorwahl, etwa +44 20 7946 0000",
  age: "Alter",
  gender: "Geschlecht",
  language: "Sprache",
  secondEmail: "Zweite E-Mail",
  more: "Mehr über dich",
  likes: "Was du gern ansiehst",
  facebook: "Facebook",
  linkedIn: "LinkedIn",
  cancel: "Abbrechen",
  save: "Speichern",
  picture: {
    choose: "Bild wählen",
    remove: "Entfernen",
    formats: "JPEG, PNG, WebP, AVIF oder GIF, bis 5 MB.",
    label: "Bild",
    unreadable: "Dieses Bild kann nicht gelesen werden. Bitte wähle ein anderes.",
    crop: "Bild zuschneiden",
    use: "Bild verwenden",
  },
} satisfies Translation<typeof english>;
