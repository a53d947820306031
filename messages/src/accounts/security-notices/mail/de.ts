import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  changes: {
    password_changed: {
      title: "Dein Passwort bei {app} wurde geändert",
      text: "das Passwort deines Kontos wurde soeben geändert, und alle anderen Geräte wurden abgemeldet.",
    },
    google_linked: {
      title: "Google meldet dich jetzt bei {app} an",
      text: "du kannst dich jetzt mit dem Google-Konto dieser Adresse in deinem Konto anmelden.",
    },
    two_factor_on: {
      title: "Die Anmeldung in zwei Schritten ist bei {app} eingeschaltet",
      text: "die Anmeldung fragt jetzt nach einem Code aus deiner Authenticator-App, und alle anderen Geräte wurden abgemeldet.",
    },
    two_factor_off: {
      title: "Die Anmeldung in zwei Schritten ist bei {app} ausgeschaltet",
      text: "die Anmeldung fragt nicht mehr nach einem Code aus deiner Authenticator-App.",
    },
    recovery_codes_renewed: {
      title: "Neue Wiederherstellungscodes für {app}",
      text: "für dein Konto wurden neue Wiederherstellungscodes erzeugt. Die alten funktionieren nicht mehr.",
    },
    recovery_code_used: {
      title: "Ein Wiederherstellungscode deines Kontos bei {app} wurde benutzt",
      text: "statt eines Codes aus deiner Authenticator-App wurde einer deiner Wiederherstellungscodes benutzt. Er funktioniert nicht noch einmal.",
    },
    codes_guessed: {
      title: "Falsche Codes für dein Konto bei {app}",
      text: "jemand, der dein Passwort hat, hat mehrmals hintereinander einen falschen Code eingegeben und muss nun warten, bevor ein neuer Versuch möglich ist.",
    },
    email_changed: {
      title: "Deine Adresse bei {app} wurde geändert",
      text: "dein Konto hat jetzt eine andere E-Mail-Adresse. Sie wurde über einen Link bestätigt, den wir dorthin geschickt haben.",
    },
    second_address_changed: {
      title: "Die zweite Adresse deines Kontos bei {app} wurde geändert",
      text: "die zweite E-Mail-Adresse deines Kontos wurde ersetzt oder entfernt. Mails zur Sicherheit deines Kontos gehen nicht mehr an die alte.",
    },
    passkey_added: {
      title: "Deinem Konto bei {app} wurde ein Passkey hinzugefügt",
      text: "dein Konto hat jetzt einen neuen Passkey zum Anmelden. Hast du ihn nicht hinzugefügt, entferne ihn auf der Seite „Sicherheit“.",
    },
    passkey_removed: {
      title: "Aus deinem Konto bei {app} wurde ein Passkey entfernt",
      text: "einer deiner Passkeys wurde entfernt und kann nicht mehr zum Anmelden benutzt werden.",
    },
  },
  passkey: "„{name}“ vom {day}",
  unnamedPasskey: "einer vom {day}",
  passkeysKept: "Mit diesen Passkeys kann man sich weiter anmelden: {list}. Entferne, was nicht dir gehört: {page}",
  passkeysRemoved: "Diese Passkeys wurden ebenfalls entfernt: {list}.",
  wasYou: "Warst du das, ist nichts zu tun.",
  notMe: "Das war ich nicht",
  setPassword: "Lege dort sofort ein neues Passwort fest. Damit werden alle Geräte abgemeldet.",
  setPasswordOrRemove:
    "Lege dort sofort ein neues Passwort fest. Damit werden alle Geräte abgemeldet, und du kannst auch die Passkeys entfernen.",
} satisfies Translation<typeof english>;
