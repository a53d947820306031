import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  signedOut: "La session est fermée.",
  confirmChange: "Confirme le changement avec les liens que nous avons envoyés aux deux adresses.",
  twoFactorOff: "La connexion à deux facteurs est désactivée.",
  resetSent: "L’e-mail de réinitialisation du mot de passe a été envoyé.",
  passwordReset: "Le nouveau mot de passe est enregistré.",
  emailConfirmed: "Ton adresse e-mail est confirmée.",
  mailOnItsWay: "L’e-mail est en route.",
  passwordChanged: "Ton mot de passe est modifié.",
} satisfies Translation<typeof english>;
