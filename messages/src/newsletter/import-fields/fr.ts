import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  secondary_email: "Adresse e-mail",
  first_name: "Prénom",
  middle_name: "Deuxième prénom",
  last_name: "Nom de famille",
  full_name: "Nom complet",
  age: "Âge",
  telephone: "Numéro de téléphone",
  country: "Pays",
  comments: "Commentaire",
  signed_up_at: "Moment de l’inscription",
  unsubscribed_at: "Moment de la désinscription",
} satisfies Translation<typeof english>;
