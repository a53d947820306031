import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Abonnement",
  cancelled: {
    title: "L’achat a été annulé",
    text: "Rien n’a été débité. Tu peux t’abonner quand tu veux.",
  },
  subscribe: "S’abonner",
  payNow: "Payer maintenant",
  changeCard: "Changer de carte",
  invoices: "Voir tes factures",
  hold: {
    title: "Ton abonnement est en attente",
    pastDue: "Le dernier paiement n’est pas passé. Règle-le ou change de carte, et tu retrouves pro aussitôt.",
    unknown: "Nous ne savons pas encore s’il a été renouvelé. Rien n’est perdu : reviens voir dans quelques minutes.",
    unpaid: "Il n’est pas payé en ce moment. Tu peux le reprendre quand tu veux.",
  },
  plan: {
    price: "<amount>{price}</amount> par mois",
    off: "Les paiements ne sont pas encore configurés ici. Pour passer à pro, demande à ceux qui gèrent ce site : ils savent quand les abonnements ouvriront.",
    terms: "Paiement par carte. Résiliable à tout moment : tu gardes ce que tu as payé.",
    rehearsal:
      "Ceci est une répétition : la page de paiement n’accepte que des cartes de test et ne prend pas d’argent.",
  },
  pro: {
    title: "Tu as pro",
    welcome: "Bienvenue ! Ton paiement est arrivé, et toutes les vidéos te sont ouvertes.",
    watch: "Regarder une vidéo",
    manage: "Gérer l’abonnement",
    priceAfter: "<price>{price}</price> par mois pour garder pro ensuite.",
  },
  freeDays: {
    some: {
      one: "Ton {count} jour offert n’est pas perdu : il attend tant que tu paies et reprend quand tu arrêtes.",
      other:
        "Tes {count} jours offerts ne sont pas perdus : ils attendent tant que tu paies et reprennent quand tu arrêtes.",
    },
    none: "Ce qui reste de ton temps offert attend tant que tu paies et reprend quand tu arrêtes.",
    waiting: {
      one: "{count} jour offert attend que tu résilies.",
      other: "{count} jours offerts attendent que tu résilies.",
    },
    after: {
      one: "Ensuite, il te reste {count} jour offert, jusqu’au {day}.",
      other: "Ensuite, il te reste {count} jours offerts, jusqu’au {day}.",
    },
  },
  returned: {
    refundTitle: "Ton paiement a été remboursé",
    disputeTitle: "Ton paiement a été repris",
    refund:
      "Ton dernier paiement a été remboursé le {day}. Ton abonnement s’est terminé avec lui, et plus rien n’est débité.",
    dispute:
      "Ta banque a repris ton dernier paiement le {day}. Ton abonnement s’est terminé avec lui, et plus rien n’est débité.",
    again: "Tu peux te réabonner quand tu veux.",
  },
  state: {
    superuser: "En tant que super-utilisateur, tu as tout ce qu’offre pro, aussi longtemps que tu l’es.",
    active: "Pro jusqu’au {day}, se renouvelle automatiquement.",
    cancelling: "Pro jusqu’au {day}. Ton abonnement se termine alors ; plus rien n’est débité.",
    pastDue:
      "Ton dernier paiement n’est pas passé. Tu gardes pro jusqu’au {day} ; règle le paiement pour continuer ensuite.",
    paused: "Ton abonnement est en pause. Pro jusqu’au {day}.",
    free: "Pro jusqu’au {day}, offert. Toutes les vidéos te sont ouvertes.",
  },
} satisfies Translation<typeof english>;
