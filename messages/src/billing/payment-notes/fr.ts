import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  no_object: "L’événement ne désigne aucun objet.",
  other_event: "Les événements de ce type ne changent rien ici.",
  no_checkout: "Stripe ne connaît pas ce paiement.",
  foreign_checkout: "Le paiement n’a pas été commencé ici.",
  no_subscription: "Stripe ne connaît pas cet abonnement.",
  other_subscription: "L’abonnement porte sur autre chose.",
  no_invoice: "Stripe ne connaît pas cette facture.",
  other_invoice: "La facture n’est pas celle d’un abonnement.",
  other_charge: "Le débit n’est pas celui d’une facture.",
  no_member: "Le client n’est pas membre ici.",
  still_differs: "Les deux côtés diffèrent encore. Relance la comparaison.",
  unreachable: "Stripe ne répond pas pour le moment.",
  interrupted: "Elle a été interrompue.",
} satisfies Translation<typeof english>;
