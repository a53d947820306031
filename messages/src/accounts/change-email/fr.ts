import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  new: {
    title: "Confirme ta nouvelle adresse",
    text: "Un compte doit recevoir cette adresse e-mail. Est-ce le tien, et l’as-tu demandé ?",
    agree: "Confirmer la nouvelle adresse",
  },
  current: {
    title: "Est-ce bien toi ?",
    text: "Ton compte doit changer d’adresse e-mail. N’accepte que si tu l’as demandé.",
    agree: "Accepter le changement",
  },
  notMe: "Ce n’était pas moi",
  changed: "Ton adresse est changée",
  changedText: "Connecte-toi désormais avec la nouvelle.",
  waiting: "Il reste une étape",
  waitingFor: {
    new: "Clique maintenant sur le lien de notre e-mail à l’adresse actuelle.",
    current: "Clique maintenant sur le lien de notre e-mail à la nouvelle adresse.",
  },
  nothingChanges: "Rien ne change",
  nothingChangesText: "Merci. Cette adresse n’est pas utilisée pour ce compte.",
  stays: "Ton adresse reste la même",
  staysText:
    "Rien ne change, et tous les appareils sont déconnectés. Quelqu’un connaît peut-être ton mot de passe : nous venons de t’envoyer un lien pour en choisir un nouveau. Utilise-le maintenant.",
  signIn: "Se connecter",
  back: "Retour aux vidéos",
} satisfies Translation<typeof english>;
