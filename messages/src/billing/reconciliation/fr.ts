import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  comparing: "Comparaison en cours. Avec beaucoup d’abonnements, cela peut prendre un moment.",
  notYet: "Pas encore comparé. Cela se fait tout seul chaque nuit.",
  last: "Dernière comparaison le {moment} UTC.",
  lastFound: "Dernière comparaison le {moment} UTC : {subscriptions}, {differences}.",
  subscriptions: {
    one: "{count} abonnement",
    other: "{count} abonnements",
  },
  differences: {
    one: "{count} écart",
    other: "{count} écarts",
  },
  healedByItself: {
    one: "{count} écart s’est corrigé tout seul.",
    other: "{count} écarts se sont corrigés tout seuls.",
  },
  healAll: "Tout corriger",
  compare: "Comparer maintenant",
  title: "Comparaison avec Stripe",
  healAllLabel: "Corriger tous les écarts",
  healAllTitle: "Corriger tous les écarts ?",
  healAllText: "Ce que dit Stripe est repris ici ; rien ne change chez Stripe.",
  willEnd: {
    one: "{count} abonnement que Stripe ne connaît pas prendra fin ici, et le membre perd pro. Vérifie d’abord que la clé Stripe est la bonne.",
    other:
      "{count} abonnements que Stripe ne connaît pas prendront fin ici, et leurs membres perdent pro. Vérifie d’abord que la clé Stripe est la bonne.",
  },
  nothing: "Rien n’a encore été comparé",
  compareText: "Compare maintenant pour voir si Stripe connaît les mêmes abonnements que nous.",
  off: "Les paiements ne sont pas encore configurés ici.",
  unfinished: "Impossible de terminer la comparaison",
  agree: "Stripe et {name} concordent",
  agreeText: "Chaque abonnement est identique des deux côtés.",
  titles: {
    unknown_here: "Stripe a un abonnement inconnu ici",
    unknown_there: "Stripe ne connaît pas un abonnement en cours ici",
    differs: "Les deux côtés disent des choses différentes",
    stranger: "Stripe débite un client qui n’est pas membre ici",
  },
  advice: {
    unknown_here:
      "La correction le reprend : le membre est pro pour ce qui a été payé. Sinon, la prochaine comparaison nocturne s’en charge.",
    unknown_there: "La correction y met fin ici. Vérifie d’abord que la clé Stripe est la bonne.",
    differs: "La correction reprend ce que dit Stripe. Sinon, la prochaine comparaison nocturne s’en charge.",
    stranger:
      "Il n’y a rien à corriger ici : résilie-le dans le tableau de bord de Stripe et rembourse ce qui n’a pas été utilisé.",
  },
  ofMember: "<id>{id}</id> de <link>{member}</link>",
  healedBadge: "CORRIGÉ",
  heal: "Corriger",
  stripeSays: "Stripe dit",
  weHave: "{name} a",
  side: {
    statuses: {
      active: "Actif",
      trialing: "À l’essai",
      past_due: "Paiement en retard",
      unpaid: "Impayé",
      canceled: "Résilié",
      incomplete: "En attente du premier paiement",
      incomplete_expired: "Jamais payé",
      paused: "En pause",
    },
    nothing: "Aucun abonnement de ce genre",
    customer: "Client {id}, qui n’est pas membre",
    paidUntil: "Payé jusqu’au {moment} UTC",
    nothingPaid: "Rien n’est payé",
    renews: "Renouvelé automatiquement",
    doesNotRenew: "Pas renouvelé",
    ends: "Se termine le {moment} UTC",
    ended: "Terminé le {moment} UTC",
    lastInvoice: "Dernière facture {id} : {state}, {amount} reçus",
    noInvoice: "Dernière facture inconnue",
    refunded: "Facture {id} : {amount} remboursés",
    disputes: {
      open: "Contesté",
      won: "Litige gagné",
      lost: "Repris par la banque",
    },
  },
  healedOn: "Corrigé le {moment} UTC.",
  healedAtNight: "Corrigé par la comparaison nocturne le {moment} UTC.",
  notHealed: "Non corrigé : {note}",
} satisfies Translation<typeof english>;
