import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Modifier le profil",
  saved: "Profil enregistré",
  genders: {
    male: "Homme",
    female: "Femme",
  },
  fullName: "Nom complet",
  lastName: "Nom de famille",
  country: "Pays",
  phone: "Téléphone",
  phoneHint: "Avec l’indicatif du pays, par exemple +44 20 7946 0000",
  age: "Âge",
  gender: "Genre",
  language: "Langue",
  secondEmail: "Deuxième e-mail",
  more: "En savoir plus sur toi",
  likes: "Ce que tu aimes regarder",
  facebook: "Facebook",
  linkedIn: "LinkedIn",
  cancel: "Annuler",
  save: "Enregistrer",
  picture: {
    choose: "Choisir une image",
    remove: "Retirer",
    formats: "JPEG, PNG, WebP, AVIF ou GIF, jusqu’à 5 Mo.",
    label: "Image",
    unreadable: "Cette image ne peut pas être lue. Choisis-en une autre.",
    crop: "Recadrer l’image",
    use: "Utiliser l’image",
  },
} satisfies Translation<typeof english>;
