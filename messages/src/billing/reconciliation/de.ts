import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  comparing: "Es wird gerade verglichen. Mit vielen Abonnements kann das eine Weile dauern.",
  notYet: "Noch nicht verglichen. Das geschieht jede Nacht von selbst.",
  last: "Zuletzt verglichen am {moment} UTC.",
  lastFound: "Zuletzt verglichen am {moment} UTC: {subscriptions}, {differences}.",
  subscriptions: {
    one: "{count} Abonnement",
    other: "{count} Abonnements",
  },
  differences: {
    one: "{count} Unterschied",
    other: "{count} Unterschiede",
  },
  healedByItself: {
    one: "{count} Unterschied hat sich von selbst behoben.",
    other: "{count} Unterschiede haben sich von selbst behoben.",
  },
  healAll: "Alle beheben",
  compare: "Jetzt vergleichen",
  title: "Vergleich mit Stripe",
  healAllLabel: "Alle Unterschiede beheben",
  healAllTitle: "Alle Unterschiede beheben?",
  healAllText: "Was Stripe sagt, wird hier übernommen; bei Stripe ändert sich nichts.",
  willEnd: {
    one: "{count} Abonnement, das Stripe nicht kennt, endet hier, und das Mitglied verliert pro. Vergewissere dich zuerst, dass der Stripe-Schlüssel stimmt.",
    other:
      "{count} Abonnements, die Stripe nicht kennt, enden hier, und ihre Mitglieder verlieren pro. Vergewissere dich zuerst, dass der Stripe-Schlüssel stimmt.",
  },
  nothing: "Noch nichts verglichen",
  compareText: "Vergleiche jetzt, um zu sehen, ob Stripe dieselben Abonnements kennt wie wir.",
  off: "Zahlungen sind hier noch nicht eingerichtet.",
  unfinished: "Der Vergleich konnte nicht beendet werden",
  agree: "Stripe und {name} stimmen überein",
  agreeText: "Jedes Abonnement ist auf beiden Seiten gleich.",
  titles: {
    unknown_here: "Stripe hat ein Abonnement, das hier nicht bekannt ist",
    unknown_there: "Stripe kennt ein Abonnement nicht, das hier läuft",
    differs: "Die beiden Seiten sagen Verschiedenes",
    stranger: "Stripe belastet einen Kunden, der hier kein Mitglied ist",
  },
  advice: {
    unknown_here:
      "Beheben übernimmt es: Das Mitglied ist pro für das, was bezahlt wurde. Sonst tut es der nächste nächtliche Vergleich.",
    unknown_there: "Beheben beendet es hier. Vergewissere dich zuerst, dass der Stripe-Schlüssel stimmt.",
    differs: "Beheben übernimmt, was Stripe sagt. Sonst tut es der nächste nächtliche Vergleich.",
    stranger:
      "Hier gibt es nichts zu beheben: Kündige es im Dashboard von Stripe und erstatte, was nicht genutzt wurde.",
  },
  ofMember: "<id>{id}</id> von <link>{member}</link>",
  healedBadge: "BEHOBEN",
  heal: "Beheben",
  stripeSays: "Stripe sagt",
  weHave: "{name} hat",
  side: {
    statuses: {
      active: "Aktiv",
      trialing: "In der Probezeit",
      past_due: "Zahlung überfällig",
      unpaid: "Unbezahlt",
      canceled: "Gekündigt",
      incomplete: "Wartet auf die erste Zahlung",
      incomplete_expired: "Nie bezahlt",
      paused: "Pausiert",
    },
    nothing: "Kein solches Abonnement",
    customer: "Kunde {id}, der kein Mitglied ist",
    paidUntil: "Bezahlt bis {moment} UTC",
    nothingPaid: "Nichts bezahlt",
    renews: "Verlängert sich automatisch",
    doesNotRenew: "Verlängert sich nicht",
    ends: "Endet am {moment} UTC",
    ended: "Endete am {moment} UTC",
    lastInvoice: "Letzte Rechnung {id}: {state}, {amount} eingegangen",
    noInvoice: "Letzte Rechnung unbekannt",
    refunded: "Rechnung {id}: {amount} erstattet",
    disputes: {
      open: "Angefochten",
      won: "Anfechtung gewonnen",
      lost: "Von der Bank zurückgeholt",
    },
  },
  healedOn: "Behoben am {moment} UTC.",
  healedAtNight: "Vom nächtlichen Vergleich behoben am {moment} UTC.",
  notHealed: "Nicht behoben: {note}",
} satisfies Translation<typeof english>;
