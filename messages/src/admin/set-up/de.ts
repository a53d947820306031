import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Die Website einrichten",
  intro:
    "Erledige dies in beliebiger Reihenfolge und komm jederzeit zurück. Die Einstellungen stehen in der Datei .env im Ordner des Servers; starte den Server nach einer Änderung neu.",
  mails: "E-Mail",
  mailsFrom: "E-Mails werden von {from} gesendet.",
  noMails: "Es gibt noch keinen Mailserver, also kann niemand eine Adresse bestätigen oder ein Passwort zurücksetzen.",
  testMail: "Test-E-Mail an mich senden",
  payments: "Zahlungen",
  testPayments: "Zahlungen testen",
  site: "Name, Preis und Aussehen",
  siteText:
    "Gib der Website ihren Namen, ihre Worte, ihren Preis und ihre Farbe. Jede Änderung lässt sich rückgängig machen.",
  openSite: "Seite „Website“ öffnen",
  category: "Erste Kategorie",
  categoryText: "Videos werden nach Kategorie gezeigt. Füge in der Übersicht eine hinzu.",
  addCategory: "Eine Kategorie hinzufügen",
  video: "Erstes Video",
  videoText: "Lege ein Video mit einer Adresse bei YouTube, Vimeo oder deinem Videohost an und spiele es dann ab.",
  createVideo: "Ein Video anlegen",
  address: "Adresse",
  addressHere: "Jeder Link in einer E-Mail beginnt mit {url}, und dort bist du gerade.",
  addressElsewhere: "Jeder Link in einer E-Mail beginnt mit {url}, aber du bist auf {origin}.",
  proxy:
    "Um die Website öffentlich zu machen, setze einen Proxy mit Zertifikat vor den Server und gib die Adresse an, die man öffnet:",
  paid: "Mitglieder zahlen {price} im Monat über Stripe.",
  paymentsOff:
    "Zahlungen sind aus. Um das Abo zu verkaufen, nimm einen Schlüssel aus dem Dashboard von Stripe und füge dort einen Webhook-Endpunkt hinzu:",
  rehearsal:
    "Zahlungen sind eine Probe. Um Geld zu verdienen, nimm einen Schlüssel aus dem Dashboard von Stripe und füge dort einen Webhook-Endpunkt hinzu:",
  setUpDone: "Deine Website ist eingerichtet",
  finish: "Einrichtung abschließen",
  finishNote: "Diese Seite verschwindet dann. Die Seite System behält weiter im Blick, was hier steht.",
  done: "Erledigt",
  todo: "Noch zu tun",
  lines: "Zeilen für die Datei .env",
} satisfies Translation<typeof english>;
