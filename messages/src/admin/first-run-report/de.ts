import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  mailSent: "{server} hat eine E-Mail an {email} angenommen.",
  lookIntoSpam: "Ist sie in einer Minute nicht im Posteingang, sieh im Spam-Ordner nach.",
  mailWritten: "Es gibt keinen Mailserver, deshalb wurde die E-Mail in eine Datei in {folder} geschrieben.",
  setSmtp: "Dort kannst nur du sie lesen: Setz SMTP_URL, bevor sich Mitglieder registrieren.",
  credentials: "{server} weist Benutzername oder Passwort zurück. Die Antwort: {said}",
  checkCredentials: "Prüfe beides in SMTP_URL. Zeichen wie @, : und / müssen dort %40, %3A und %2F heißen.",
  no_such_host: "Unter {server} gibt es keinen Mailserver.",
  checkHost: "Prüfe den Host in SMTP_URL.",
  no_answer: "Unter {server} antwortet nichts. Die Meldung: {said}",
  checkPort: "Prüfe Host und Port in SMTP_URL: 465 mit smtps://, 587 mit smtp://. Viele Anbieter sperren Port 25.",
  encryption: "Zu {server} kam keine verschlüsselte Verbindung zustande. Die Meldung: {said}",
  checkEncryption:
    "Verwende smtps:// mit Port 465 und smtp:// mit Port 587, und den Hostnamen, den das Zertifikat nennt.",
  refused_address: "{server} weist Absender oder Empfänger zurück. Die Antwort: {said}",
  checkFrom: "Prüfe MAIL_FROM: Die meisten Mailserver senden nur von eigenen Adressen.",
  other: "{server} hat die E-Mail nicht angenommen. Die Antwort: {said}",
  checkSmtp: "Prüfe SMTP_URL und MAIL_FROM.",
  paymentsOff: "Zahlungen sind aus: Niemand kann das Abo kaufen.",
  setStripe: "Setz STRIPE_SECRET_KEY und STRIPE_WEBHOOK_SECRET, oder mach ohne Zahlungen weiter.",
  rehearsal: "Zahlungen sind eine Probe: Alles funktioniert, und keine Karte wird belastet.",
  endRehearsal:
    "Setz STRIPE_SECRET_KEY und STRIPE_WEBHOOK_SECRET und entferne PAYMENTS=rehearsal, um Geld zu verdienen.",
  forbidden: "Stripe nimmt den Schlüssel an, lässt ihn aber {what} nicht lesen.",
  giveAccess:
    "Gib dem eingeschränkten Schlüssel im Dashboard von Stripe Schreibzugriff darauf, oder verwende einen geheimen Schlüssel.",
  noWebhook: "Stripe nimmt den Schlüssel an, sendet aber keine Webhooks an {url}.",
  addWebhook:
    "Leg im Dashboard von Stripe unter Developers, Webhooks einen Endpunkt mit genau dieser Adresse an und setz sein „signing secret“ als STRIPE_WEBHOOK_SECRET.",
  webhookOff: "Der Webhook-Endpunkt {url} ist bei Stripe abgeschaltet.",
  enableWebhook: "Schalte ihn im Dashboard von Stripe unter Developers, Webhooks ein.",
  unsent: "Stripe sendet {events} nicht an den Webhook-Endpunkt.",
  addEvents: "Füge diese Ereignisse im Dashboard von Stripe unter Developers, Webhooks zum Endpunkt hinzu.",
  noPortal:
    "Das Kundenportal ist bei Stripe nicht eingerichtet: Mitglieder könnten weder kündigen noch ihre Karte ändern.",
  portalKeeps: "Im Kundenportal von Stripe können Mitglieder nicht kündigen.",
  savePortal:
    "Lass Kunden im Dashboard von Stripe unter Settings, Billing, Customer portal zum Ende des Zeitraums kündigen, und speichere die Einstellungen.",
  unchecked:
    "Stripe nimmt den Schlüssel an, lässt ihn aber keine Webhook-Endpunkte lesen; der Webhook wurde deshalb nicht geprüft.",
  makeSure:
    "Sorg dafür, dass es einen Endpunkt unter {url} gibt. Die Seite System zeigt dir, wenn seine Ereignisse nicht ankommen.",
  testKey:
    "Stripe nimmt den Schlüssel an und sendet Webhooks hierher. Es ist ein Testschlüssel: Keine Karte wird belastet.",
  setLiveKey: "Setz deinen Live-Schlüssel, um Geld zu verdienen.",
  works: "Stripe nimmt den Schlüssel an und sendet Webhooks hierher.",
  keyRefused: "Stripe weist den Schlüssel zurück. Die Antwort: {said}",
  checkKey: "Prüfe STRIPE_SECRET_KEY.",
  noStripe: "Stripe antwortet nicht. {reason}",
  reachStripe: "Prüfe, ob dieser Rechner api.stripe.com erreicht, und versuch es noch einmal.",
} satisfies Translation<typeof english>;
