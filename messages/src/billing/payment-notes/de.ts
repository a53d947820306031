import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  no_object: "Das Ereignis nennt kein Objekt.",
  other_event: "Ereignisse dieser Art ändern hier nichts.",
  no_checkout: "Stripe hat keinen solchen Bezahlvorgang.",
  foreign_checkout: "Der Bezahlvorgang wurde nicht hier begonnen.",
  no_subscription: "Stripe hat kein solches Abonnement.",
  other_subscription: "Das Abonnement gilt etwas anderem.",
  no_invoice: "Stripe hat keine solche Rechnung.",
  other_invoice: "Die Rechnung gehört zu keinem Abonnement.",
  other_charge: "Die Zahlung gehört zu keiner Rechnung.",
  no_member: "Der Kunde ist hier kein Mitglied.",
  still_differs: "Die beiden Seiten unterscheiden sich noch. Bitte vergleiche noch einmal.",
  unreachable: "Stripe antwortet gerade nicht.",
  interrupted: "Er wurde unterbrochen.",
} satisfies Translation<typeof english>;
