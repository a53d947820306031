import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  email: "Deine E-Mail-Adresse",
  confirm: "Bitte bestätige deine Adresse mit dem Link, den wir an <strong>{email}</strong> geschickt haben.",
  sendAgain: "Noch einmal senden",
  onItsWay: "Die Mail ist unterwegs",
  account: "Dein Konto",
  leaves: "Dein Konto wird am <strong>{day}</strong> gelöscht.",
  keep: "Konto behalten",
  twoFactor: "Anmeldung in zwei Schritten nötig",
  setUp: "Einrichten",
  againWithCode:
    "Superuser brauchen hier die Anmeldung in zwei Schritten. Bitte melde dich noch einmal an, mit deinem Code.",
  againWithPasskey:
    "Superuser brauchen hier die Anmeldung in zwei Schritten. Bitte melde dich noch einmal an, mit deinem Passkey.",
  untilSetUp:
    "Superuser brauchen hier die Anmeldung in zwei Schritten. Bis deine eingerichtet ist, kannst du {app} als Mitglied nutzen.",
} satisfies Translation<typeof english>;
