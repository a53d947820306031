import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  username: "Benutzername",
  name: "Name",
  email: "E-Mail",
  mobile: "Mobiltelefon",
  gender: "Geschlecht",
  age: "Alter",
  location: "Ort",
  secondEmail: "Zweite E-Mail",
  genders: {
    male: "Männlich",
    female: "Weiblich",
  },
  security: "Sicherheit",
  editProfile: "Profil bearbeiten",
} satisfies Translation<typeof english>;
