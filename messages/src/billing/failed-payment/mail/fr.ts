import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  subject: "Ton paiement pour {app} n’a pas abouti",
  title: "Ton paiement n’a pas abouti",
  refusedUntil:
    "Nous n’avons pas pu renouveler ton abonnement à {app} : la banque a refusé le paiement. Rien n’est encore perdu, tu restes pro jusqu’au {day}.",
  refused:
    "Nous n’avons pas pu renouveler ton abonnement à {app} : la banque a refusé le paiement. Rien n’est encore perdu, tu restes pro pour l’instant.",
  fix: "Régler le paiement",
  changeCard: "Tu peux aussi changer de carte, ou résilier, sur la page de ton abonnement : {page}",
} satisfies Translation<typeof english>;
