import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Réinitialiser le mot de passe",
  intro: "Le lien fonctionne une fois, pendant une heure. <link>En demander un autre</link>",
  newPassword: "Nouveau mot de passe",
  confirmNewPassword: "Confirmer le nouveau mot de passe",
  done: "Mot de passe réinitialisé",
  passkeysStay: "Un nouveau mot de passe ne change rien à ces clés d’accès, qui connectent sans lui :",
  added: "ajoutée le {day}",
  removePasskeys: "Supprimer aussi mes clés d’accès",
  removePasskeysWhy:
    "Fais-le si l’une d’elles n’est pas à toi, ou si quelqu’un d’autre a pu entrer dans ton compte. Tu peux en ajouter à tout moment.",
  passkeysNeeded:
    "Elles sont ton second facteur, dont les super-utilisateurs ont besoin ici. Une fois connecté avec l’une, tu peux remplacer les autres sur la page Sécurité.",
} satisfies Translation<typeof english>;
