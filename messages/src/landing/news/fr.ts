import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  form: "Inscription aux nouvelles",
  first_name: "Prénom",
  middle_name: "Deuxième prénom",
  last_name: "Nom",
  age: "Âge",
  country: "Pays",
  telephone: "Téléphone",
  secondary_email: "E-mail",
  comments: "Commentaires",
  choose: "Choisir…",
  sending: "Envoi…",
  claim: "Obtenir mon mois offert",
  required: "Les champs marqués d’un * sont obligatoires.",
  noScript: "L’envoi de ce formulaire nécessite JavaScript. Active-le dans ton navigateur.",
  thanks: "Merci pour ton envoi",
  sent: {
    title: "Regarde tes e-mails",
    onItsWay:
      "Un e-mail avec ton mois offert est en route vers <strong>{email}</strong>. Ouvre son lien, crée ton compte, et le mois commence.",
    patience:
      "Cela peut prendre quelques minutes ; regarde aussi dans les indésirables. Chaque boîte a droit à un mois offert : si le tien a déjà servi, tu ne recevras que les nouvelles.",
    again: "Utiliser une autre adresse",
  },
} satisfies Translation<typeof english>;
