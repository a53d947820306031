import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  invisibleUsername: "Verwende keine Steuerzeichen und keine Leerzeichen am Anfang oder Ende.",
  passwordsDiffer: "Die beiden Passwörter stimmen nicht überein.",
  passwordCommon: "Dieses Passwort ist zu häufig.",
  passwordIsName: "Das Passwort darf nicht dein Benutzername oder deine E-Mail-Adresse sein.",
  usernameTaken: "Diesen Benutzernamen gibt es schon.",
  emailTaken: "Ein Konto mit dieser E-Mail-Adresse gibt es schon.",
  disposableEmail: "Bitte verwende eine dauerhafte Adresse: die dieses Anbieters sind zum Wegwerfen.",
  superusersOnly: "Nur ein Superuser kann einen Superuser anlegen.",
  fullOfPasskeys: "Mehr Passkeys kannst du nicht haben. Bitte entferne zuerst einen.",
  passkeyUnusable: "Dieser Passkey konnte nicht hinzugefügt werden. Bitte versuch es noch einmal.",
  linkUsed: "Dieser Link ist abgelaufen oder wurde schon benutzt.",
  resetLinkUsed: "Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordere einen neuen an.",
  otherLink: "Das ist nicht der Link, den du geöffnet hast.",
  passkeysNeeded: "Deine Passkeys sind dein zweiter Faktor, den Superuser hier brauchen.",
  ownEmail: "Das ist schon deine Adresse.",
  tooManyEmailChanges: "Du hast schon mehrere Änderungen verlangt. Bitte versuch es morgen noch einmal.",
  emailTakenMeanwhile: "Diese Adresse gehört inzwischen zu einem anderen Konto.",
  wrongPassword: "Das ist nicht dein Passwort.",
  wrongCode: "Dieser Code stimmt nicht oder wurde schon benutzt.",
  wrongFirstCode: "Dieser Code stimmt nicht. Bitte gib den ein, den die App jetzt zeigt.",
  lastSuperuser: "Du bist der letzte Superuser. Ernenne zuerst einen weiteren.",
  blockYourself: "Du kannst dich nicht selbst sperren.",
  mailSentAlready: "Wir haben dir schon eine Mail geschickt. Bitte such nach ihr, oder versuch es später noch einmal.",
  copyTaken: "Du hast gerade erst eine Kopie heruntergeladen. Bitte versuch es in zehn Minuten noch einmal.",
} satisfies Translation<typeof english>;
