import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  email: "Ton adresse e-mail",
  confirm: "Confirme ton adresse avec le lien que nous avons envoyé à <strong>{email}</strong>.",
  sendAgain: "Renvoyer",
  onItsWay: "L’e-mail est en route",
  account: "Ton compte",
  leaves: "Ton compte sera supprimé le <strong>{day}</strong>.",
  keep: "Garder mon compte",
  twoFactor: "La connexion à deux facteurs est nécessaire",
  setUp: "Configurer",
  againWithCode:
    "Ici, les super-utilisateurs ont besoin de la connexion à deux facteurs. Reconnecte-toi avec ton code.",
  againWithPasskey:
    "Ici, les super-utilisateurs ont besoin de la connexion à deux facteurs. Reconnecte-toi avec ta clé d’accès.",
  untilSetUp:
    "Ici, les super-utilisateurs ont besoin de la connexion à deux facteurs. Jusqu’à ce que la tienne soit configurée, tu peux utiliser {app} comme membre.",
} satisfies Translation<typeof english>;
