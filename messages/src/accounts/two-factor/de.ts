import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  on: "Ein",
  codesLeft: {
    one: "Noch {count} Wiederherstellungscode",
    other: "Noch {count} Wiederherstellungscodes",
  },
  about:
    "Die Anmeldung fragt nach einem Code aus deiner Authenticator-App, auch mit Google und nach einem neuen Passwort.",
  newCodes: "Neue Wiederherstellungscodes erzeugen",
  newCodesTitle: "Neue Wiederherstellungscodes erzeugen?",
  newCodesText: "Deine bisherigen Codes funktionieren dann nicht mehr.",
  makeNew: "Neue erzeugen",
  turnOff: "Ausschalten",
  why: "Mit der Anmeldung in zwei Schritten reicht ein gestohlenes Passwort nicht: Die Anmeldung fragt auch nach einem Code aus einer App auf deinem Handy.",
  setUp: "Einrichten",
  turnOffLabel: "Anmeldung in zwei Schritten ausschalten",
  turnOffTitle: "Anmeldung in zwei Schritten ausschalten?",
  turnOffText:
    "Die Anmeldung fragt dann nicht mehr nach einem Code. Deine Wiederherstellungscodes funktionieren nicht mehr.",
  isOff: "Die Anmeldung in zwei Schritten ist ausgeschaltet",
  isOn: "Die Anmeldung in zwei Schritten ist eingeschaltet. Alle anderen Geräte sind abgemeldet.",
  setUpTitle: "Anmeldung in zwei Schritten einrichten",
  needsApp: "Du brauchst eine Authenticator-App auf deinem Handy oder die in deinem Passwortmanager.",
  passwordFirst: "Zuerst dein Passwort, damit wir wissen, dass du es bist.",
  prove: "Bestätige, dass du es bist",
  confirmApp: "App bestätigen",
  addUs: "Füge diese Website deiner App hinzu",
  scan: "Scanne das mit deiner Authenticator-App, oder öffne die App auf diesem Gerät.",
  qrCode: "QR-Code mit dem Schlüssel, der auch als Text dasteht",
  byHand: "Oder gib den Schlüssel von Hand ein:",
  openApp: "Hier in einer App öffnen",
  sixDigits: "Die sechs Ziffern, die die App jetzt zeigt.",
  turnOn: "Einschalten",
  codes: {
    heading: "{app}: Wiederherstellungscodes von {email}",
    copied: "Wiederherstellungscodes kopiert",
    notCopied: "Der Browser hat das Kopieren nicht erlaubt. Bitte lade die Codes herunter oder drucke sie.",
    title: "Deine Wiederherstellungscodes",
    text: "Ohne deine Authenticator-App meldet dich jeder davon einmal an. Bewahre sie auf, wo nur du sie findest: <strong>sie werden nur dieses eine Mal gezeigt.</strong>",
    list: "Wiederherstellungscodes",
    copy: "Kopieren",
    download: "Herunterladen",
    print: "Drucken",
    kept: "Ich habe sie aufbewahrt",
  },
} satisfies Translation<typeof english>;
