import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  changes: {
    password_changed: {
      title: "Ton mot de passe {app} a été modifié",
      text: "Le mot de passe de ton compte vient d’être modifié, et tous les autres appareils ont été déconnectés.",
    },
    google_linked: {
      title: "Google te connecte maintenant à {app}",
      text: "Tu peux maintenant te connecter à ton compte avec le compte Google de cette adresse.",
    },
    two_factor_on: {
      title: "La connexion à deux facteurs est activée sur {app}",
      text: "La connexion demande maintenant un code de ton application d’authentification, et tous les autres appareils ont été déconnectés.",
    },
    two_factor_off: {
      title: "La connexion à deux facteurs est désactivée sur {app}",
      text: "La connexion ne demande plus de code de ton application d’authentification.",
    },
    recovery_codes_renewed: {
      title: "Nouveaux codes de secours pour {app}",
      text: "De nouveaux codes de secours ont été créés pour ton compte. Les anciens ne fonctionnent plus.",
    },
    recovery_code_used: {
      title: "Un code de secours de ton compte {app} a été utilisé",
      text: "Un de tes codes de secours a été utilisé à la place d’un code de ton application d’authentification. Il ne peut plus servir.",
    },
    codes_guessed: {
      title: "Codes erronés pour ton compte {app}",
      text: "Quelqu’un qui a ton mot de passe a saisi plusieurs codes erronés de suite et doit maintenant attendre avant de réessayer.",
    },
    email_changed: {
      title: "Ton adresse {app} a été modifiée",
      text: "Ton compte a maintenant une autre adresse e-mail, confirmée par un lien que nous y avons envoyé.",
    },
    second_address_changed: {
      title: "La deuxième adresse de ton compte {app} a été modifiée",
      text: "La deuxième adresse e-mail de ton compte a été remplacée ou supprimée. Les e-mails concernant la sécurité de ton compte ne vont plus à l’ancienne.",
    },
    passkey_added: {
      title: "Une clé d’accès a été ajoutée à ton compte {app}",
      text: "Ton compte a maintenant une nouvelle clé d’accès pour se connecter. Si tu ne l’as pas ajoutée, supprime-la sur ta page Sécurité.",
    },
    passkey_removed: {
      title: "Une clé d’accès a été supprimée de ton compte {app}",
      text: "Une de tes clés d’accès a été supprimée et ne permet plus de se connecter.",
    },
  },
  passkey: "« {name} » du {day}",
  unnamedPasskey: "une du {day}",
  passkeysKept:
    "Ces clés d’accès permettent toujours de se connecter : {list}. Supprime celles qui ne sont pas à toi sur {page}",
  passkeysRemoved: "Ces clés d’accès ont aussi été supprimées : {list}.",
  wasYou: "Si c’était toi, il n’y a rien à faire.",
  notMe: "Ce n’était pas moi",
  setPassword: "Choisis-y tout de suite un nouveau mot de passe. Cela déconnecte tous les appareils.",
  setPasswordOrRemove:
    "Choisis-y tout de suite un nouveau mot de passe. Cela déconnecte tous les appareils et te permet aussi de supprimer les clés d’accès.",
} satisfies Translation<typeof english>;
