import type { LegalDocument } from "@mindreel/contract/plain/kinds/legal";

export const templates: Readonly<Record<LegalDocument, string>> = {
  imprint: `[[Name der Person oder Firma]]
[[Straße und Hausnummer]]
[[PLZ, Ort, Land]]

E-Mail: [[E-Mail-Adresse]]
Telefon: [[Telefonnummer, oder diese Zeile entfernen]]

Register und Nummer: [[Register und Nummer, oder diese Zeile entfernen]]
Umsatzsteuer-ID: [[Umsatzsteuer-ID, oder diese Zeile entfernen]]

Verantwortlich für den Inhalt: [[Name]]`,
  privacy: `## Wer verantwortlich ist

[[Name und Anschrift]]. Bei Fragen zu deinen Daten schreib an [[E-Mail-Adresse]].

## Was wir speichern und wozu

- **Dein Konto:** Name, E-Mail-Adresse und was du im Profil ergänzt, damit du dich anmelden kannst. Dein Passwort speichern wir nur als Hash.
- **Was du hier tust:** was du gesehen hast und wie weit, Likes, gemerkte Videos, Notizen und Wünsche, damit du sie wiederfindest.
- **Deine Zahlungen:** Sie laufen über Stripe. Wir speichern Rechnungen und ihren Stand, nie deine Karte.
- **News:** was du im Formular angegeben hast, bis du dich abmeldest.
- **Technische Daten:** für kurze Zeit deine IP-Adresse und den Namen deines Browsers, um dein Konto und die Seite zu schützen.

Wir setzen ein Cookie, mit dem du angemeldet bleibst, und eines für deine Sprache. Es gibt keine Werbung, und niemand folgt dir auf andere Seiten.

## Wer Daten erhält

- Stripe für Zahlungen
- [[Name der Firma, die den Server betreibt]]
- [[Name der Firma, die E-Mails versendet]]
- [[YouTube, Vimeo oder ein anderer Anbieter, den dein Browser beim Abspielen kontaktiert]]

## Wie lange

Unter Sicherheit kannst du dein Konto löschen; nach 14 Tagen ist es weg. Rechnungen bewahren wir so lange auf, wie das Gesetz es verlangt: [[Anzahl Jahre]].

## Deine Rechte

Du kannst deine Daten einsehen, berichtigen, herunterladen und löschen und ihrer Nutzung widersprechen. Du kannst dich bei [[Name der Aufsichtsbehörde]] beschweren.`,
  terms: `## Der Vertrag

Diese Bedingungen gelten zwischen dir und [[Name der Person oder Firma]]. Der Vertrag beginnt, wenn du ein Konto anlegst; ein bezahlter, wenn du bezahlt hast.

## Abo und Preis

Ein Abo öffnet dir die Videos, die es nennt. Den Preis siehst du vor dem Bezahlen, mit Steuern, wo das Gesetz es verlangt. Es verlängert sich, bis du kündigst.

[[Wenn Stripe an deiner Stelle verkauft, lass das stehen, sonst entferne es: Du kaufst bei Stripe, das die Zahlung entgegennimmt, die Steuer abführt und die Rechnung schickt. Wir geben dir den Zugang.]]

## Kündigen

Unter Abo kannst du jederzeit kündigen. Bezahlte Zeit bleibt dir bis zu ihrem Ende, danach wird nichts mehr abgebucht.

## Nutzung

Dein Konto ist für dich [[und deinen Haushalt, oder dies entfernen]]. Bitte kopiere oder teile die Videos nicht und zeige sie nicht öffentlich.

## Änderungen

Ändern wir den Preis oder diese Bedingungen, sagen wir es dir mindestens [[30]] Tage vorher per E-Mail. Bist du nicht einverstanden, kannst du bis dahin kündigen.

## Haftung

[[Wofür du nach deinem Recht haftest]]

## Recht

Es gilt das Recht von [[Land]]. Als Verbraucherin oder Verbraucher behältst du den Schutz des Rechts an deinem Wohnort.`,
  refund: `## Widerrufsrecht

Du kannst deinen Vertrag binnen 14 Tagen nach seinem Beginn ohne Angabe von Gründen widerrufen.

Teile uns das eindeutig mit, zum Beispiel per E-Mail, bevor die 14 Tage vorbei sind:

[[Name, Anschrift und E-Mail-Adresse]]

## Was dann geschieht

Wir zahlen dir alles, was wir für diesen Vertrag erhalten haben, binnen 14 Tagen auf demselben Weg zurück.
[[Falls sofort begonnen werden sollte: was für die genutzten Tage zu zahlen ist]]

## Ein Text, den du verwenden kannst

> Ich widerrufe meinen Vertrag über das Abo … vom (Tag), mein Name …, die E-Mail-Adresse meines Kontos …

## Nach den 14 Tagen

[[Ob danach noch erstattet wird und wie man darum bittet]]`,
};
