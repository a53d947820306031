import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  state: "État",
  allPayments: "Tous les paiements",
  from: "Du (UTC)",
  to: "Au (UTC)",
  exported: "paiements",
  title: "Paiements",
  none: "Aucun paiement trouvé",
  noneText: "Chaque facture figure ici, avec ce qui a été payé, remboursé et contesté.",
  noneMatch: "Aucun paiement ne correspond à ces filtres",
  clear: "Effacer les filtres",
  order: "Ce jour précède le premier.",
  member: "Membre",
  deleted: "Compte supprimé",
  date: "Date (UTC)",
  amount: "Montant",
  refundedColumn: "Remboursé",
  period: "Période",
  invoice: "Facture",
  invoiceStates: {
    draft: "Brouillon",
    open: "Pas encore payée",
    paid: "Payée",
    void: "Annulée",
    uncollectible: "Irrécouvrable",
  },
  outcomes: {
    takenBack: "Repris par la banque",
    disputed: "Contesté : réponds chez Stripe",
    refunded: "Remboursé",
    refundedInPart: "Remboursé en partie",
    won: "Payé, litige gagné",
  },
  filters: {
    paid: "Payés",
    unpaid: "Non payés",
    refunded: "Remboursés",
    disputed: "Contestés",
  },
} satisfies Translation<typeof english>;
