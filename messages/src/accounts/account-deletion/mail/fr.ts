import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  scheduled: {
    subject: "Ton compte {app} sera supprimé le {day}",
    title: "Ton compte sera supprimé le {day}",
    asked:
      "Comme tu l’as demandé, ton compte et tout ce qu’il contient seront supprimés ce jour-là. D’ici là, tout fonctionne comme avant.",
    noRenewal: "Si tu as un abonnement, il ne sera pas renouvelé.",
    keep: "Garder mon compte",
    changeMind: "Si tu changes d’avis, connecte-toi et appuie sur « Garder mon compte ».",
    notYou: "Si tu ne l’as pas demandé, garde ton compte et choisis un nouveau mot de passe : {page}",
  },
  deleted: {
    subject: "Ton compte {app} est supprimé",
    title: "Ton compte est supprimé",
    gone: "Ton compte a été supprimé, avec ton profil, tes listes, tes mentions « J’aime » et tes appareils. Les traces de tes paiements sont conservées comme la loi l’exige, sans ton nom ni ton adresse.",
    last: "C’est notre dernier e-mail à ce sujet.",
    open: "Ouvrir {app}",
    comeBack: "Tu peux revenir quand tu veux : cette adresse peut servir à un nouveau compte.",
  },
} satisfies Translation<typeof english>;
