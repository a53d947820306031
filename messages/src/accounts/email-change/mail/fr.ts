import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  confirm: {
    subject: "Confirme ta nouvelle adresse e-mail pour {app}",
    title: "Confirme ta nouvelle adresse e-mail",
    asked: "Quelqu’un a demandé à utiliser cette adresse pour le {account}. Confirme qu’elle est bien la tienne.",
    button: "Confirmer la nouvelle adresse",
    needsApproval:
      "Le lien fonctionne une fois, pendant 24 heures. L’adresse change dès que ceci est confirmé et que l’adresse actuelle l’approuve.",
    alone: "Le lien fonctionne une fois, pendant 24 heures. L’adresse change dès que ceci est confirmé.",
    notYou: "Si tu ne l’as pas demandé, tu peux ignorer cet e-mail : sans ta confirmation, rien ne change.",
  },
  approve: {
    subject: "Ton adresse {app} est sur le point de changer",
    title: "Est-ce bien toi ?",
    asked: "Quelqu’un de connecté à ton compte a demandé à remplacer son adresse e-mail par {email}.",
    button: "Approuver ou refuser",
    needsApproval: "Le lien fonctionne une fois, pendant 24 heures. Sans ton accord, rien ne change.",
    unproven:
      "Le lien fonctionne une fois, pendant 24 heures. Cette adresse n’a jamais été confirmée : elle change donc sans ton accord dès que la nouvelle est confirmée, à moins que tu refuses avant.",
    notYou:
      "Si ce n’était pas toi, utilise le lien pour refuser : tous les appareils seront déconnectés et nous t’enverrons un lien pour choisir un nouveau mot de passe.",
  },
  taken: {
    subject: "Tu as déjà un compte {app} avec cette adresse",
    title: "Cette adresse a déjà un compte",
    asked:
      "Quelqu’un a demandé à utiliser cette adresse pour un autre compte. Elle appartient déjà au tien : rien n’a donc changé.",
    button: "Se connecter",
    after: "Si c’était toi, connecte-toi avec cette adresse. Sinon, il n’y a rien à faire.",
  },
  left: {
    subject: "Ton adresse {app} a été modifiée",
    title: "Ton adresse a été modifiée",
    approved: "Ton compte a maintenant une autre adresse e-mail, comme approuvé par un lien envoyé à celle-ci.",
    unproven:
      "Ton compte a maintenant une autre adresse e-mail, qui est confirmée. Celle-ci ne l’a jamais été : son accord n’était donc pas nécessaire.",
    last: "Nous n’enverrons plus d’e-mails concernant ton compte ici.",
    open: "Ouvrir {app}",
    readsMail:
      "Si tu ne l’as pas approuvé, quelqu’un d’autre peut lire tes e-mails : sécurise cette boîte, puis écris-nous.",
    notYou: "Si ce n’était pas toi, écris-nous.",
  },
} satisfies Translation<typeof english>;
