import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  username: "Nom d’utilisateur",
  name: "Nom",
  email: "E-mail",
  mobile: "Mobile",
  gender: "Genre",
  age: "Âge",
  location: "Lieu",
  secondEmail: "Second e-mail",
  genders: {
    male: "Homme",
    female: "Femme",
  },
  security: "Sécurité",
  editProfile: "Modifier le profil",
} satisfies Translation<typeof english>;
