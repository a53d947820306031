import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Abonnement",
  cancelled: {
    title: "Der Kauf wurde abgebrochen",
    text: "Es wurde nichts abgebucht. Du kannst jederzeit abonnieren.",
  },
  subscribe: "Abonnieren",
  payNow: "Jetzt bezahlen",
  changeCard: "Karte ändern",
  invoices: "Deine Rechnungen ansehen",
  hold: {
    title: "Dein Abonnement ruht",
    pastDue:
      "Die letzte Zahlung ist nicht durchgegangen. Bezahle sie oder ändere deine Karte, dann hast du sofort wieder pro.",
    unknown:
      "Wir wissen noch nicht, ob es sich verlängert hat. Nichts ist verloren: Sieh in ein paar Minuten noch einmal nach.",
    unpaid: "Im Moment wird es nicht bezahlt. Du kannst es jederzeit fortsetzen.",
  },
  plan: {
    price: "<amount>{price}</amount> im Monat",
    off: "Zahlungen sind hier noch nicht eingerichtet. Wenn du pro möchtest, frage die Betreiber dieser Seite: Sie wissen, wann Abonnements möglich sind.",
    terms: "Zahlung per Karte. Jederzeit kündbar: Was du bezahlt hast, behältst du.",
    rehearsal: "Das ist eine Probe: Die Bezahlseite nimmt nur Testkarten und kein Geld.",
  },
  pro: {
    title: "Du hast pro",
    welcome: "Willkommen! Deine Zahlung ist angekommen, und alle Videos stehen dir offen.",
    watch: "Etwas ansehen",
    manage: "Abonnement verwalten",
    priceAfter: "<price>{price}</price> im Monat, und du behältst pro danach.",
  },
  freeDays: {
    some: {
      one: "Dein {count} Gratistag geht nicht verloren: Er wartet, solange du bezahlst, und geht weiter, wenn du aufhörst.",
      other:
        "Deine {count} Gratistage gehen nicht verloren: Sie warten, solange du bezahlst, und gehen weiter, wenn du aufhörst.",
    },
    none: "Was von deiner Gratiszeit übrig ist, wartet, solange du bezahlst, und geht weiter, wenn du aufhörst.",
    waiting: {
      one: "{count} Gratistag wartet darauf, dass du kündigst.",
      other: "{count} Gratistage warten darauf, dass du kündigst.",
    },
    after: {
      one: "Danach hast du noch {count} Gratistag, bis {day}.",
      other: "Danach hast du noch {count} Gratistage, bis {day}.",
    },
  },
  returned: {
    refundTitle: "Deine Zahlung wurde erstattet",
    disputeTitle: "Deine Zahlung wurde zurückgeholt",
    refund:
      "Deine letzte Zahlung wurde am {day} erstattet. Dein Abonnement endete damit, und es wird nichts mehr abgebucht.",
    dispute:
      "Deine Bank hat deine letzte Zahlung am {day} zurückgeholt. Dein Abonnement endete damit, und es wird nichts mehr abgebucht.",
    again: "Du kannst jederzeit wieder abonnieren.",
  },
  state: {
    superuser: "Als Superuser hast du alles, was pro bietet, solange du einer bist.",
    active: "Pro bis {day}, verlängert sich von selbst.",
    cancelling: "Pro bis {day}. Dann endet dein Abonnement; es wird nichts mehr abgebucht.",
    pastDue:
      "Deine letzte Zahlung ist nicht durchgegangen. Du behältst pro bis {day}; bringe die Zahlung in Ordnung, damit es danach weitergeht.",
    paused: "Dein Abonnement pausiert. Pro bis {day}.",
    free: "Pro bis {day}, kostenlos. Alle Videos stehen dir offen.",
  },
} satisfies Translation<typeof english>;
