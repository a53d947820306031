import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  state: "Status",
  allPayments: "Alle Zahlungen",
  from: "Von (UTC)",
  to: "Bis (UTC)",
  exported: "Zahlungen",
  title: "Zahlungen",
  none: "Keine Zahlungen gefunden",
  noneText: "Hier steht jede Rechnung mit dem, was bezahlt, erstattet und angefochten wurde.",
  noneMatch: "Keine Zahlungen passen zu diesen Filtern",
  clear: "Filter zurücksetzen",
  order: "Dieser Tag liegt vor dem ersten.",
  member: "Mitglied",
  deleted: "Gelöschtes Konto",
  date: "Datum (UTC)",
  amount: "Betrag",
  refundedColumn: "Erstattet",
  period: "Zeitraum",
  invoice: "Rechnung",
  invoiceStates: {
    draft: "Entwurf",
    open: "Noch nicht bezahlt",
    paid: "Bezahlt",
    void: "Ungültig",
    uncollectible: "Abgeschrieben",
  },
  outcomes: {
    takenBack: "Von der Bank zurückgeholt",
    disputed: "Angefochten: bei Stripe antworten",
    refunded: "Erstattet",
    refundedInPart: "Teilweise erstattet",
    won: "Bezahlt, Anfechtung gewonnen",
  },
  filters: {
    paid: "Bezahlt",
    unpaid: "Nicht bezahlt",
    refunded: "Erstattet",
    disputed: "Angefochten",
  },
} satisfies Translation<typeof english>;
