import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  signedOut: "Du bist abgemeldet.",
  confirmChange: "Bitte bestätige die Änderung über die Links, die wir an beide Adressen geschickt haben.",
  twoFactorOff: "Die Anmeldung in zwei Schritten ist ausgeschaltet.",
  resetSent: "Die Mail zum Zurücksetzen des Passworts wurde verschickt.",
  passwordReset: "Das neue Passwort ist gesetzt.",
  emailConfirmed: "Deine E-Mail-Adresse ist bestätigt.",
  mailOnItsWay: "Die Mail ist unterwegs.",
  passwordChanged: "Dein Passwort ist geändert.",
} satisfies Translation<typeof english>;
