import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  invalid_input: "Einiges von dem, was gesendet wurde, ist ungültig.",
  malformed_request: "Die Anfrage konnte nicht gelesen werden.",
  bad_signature: "Die Signatur ist falsch oder zu alt.",
  google_failed: "Die Anmeldung mit Google hat nicht geklappt. Bitte versuche es noch einmal.",
  google_two_factor_required: "Bitte gib den Code aus deiner Authenticator-App ein.",
  google_two_factor_failed: "Dieser Code stimmt nicht oder wurde schon benutzt.",
  unauthenticated: "Bitte melde dich an, um fortzufahren.",
  login_failed: "Die Anmeldung ist fehlgeschlagen",
  passkey_failed: "Die Anmeldung mit diesem Passkey hat nicht geklappt. Bitte versuche es noch einmal.",
  two_factor_required: "Bitte gib den Code aus deiner Authenticator-App ein.",
  two_factor_failed: "Dieser Code stimmt nicht oder wurde schon benutzt.",
  forbidden: "Das darfst du nicht tun.",
  email_unconfirmed: "Bitte bestätige zuerst deine E-Mail-Adresse, über den Link, den wir dir geschickt haben.",
  two_factor_setup_required:
    "Superuser brauchen hier die Anmeldung in zwei Schritten. Bitte richte sie auf der Seite Sicherheit ein.",
  two_factor_mandatory: "Superuser kommen hier nicht ohne die Anmeldung in zwei Schritten aus.",
  passkey_required: "Bitte melde dich mit deinem Passkey an: Ein Passwort allein reicht hier nicht.",
  sign_in_again: "Bitte melde dich noch einmal an und komm innerhalb von 15 Minuten hierher zurück.",
  pro_required: "Du bist kein Pro-Mitglied",
  not_found: "Das gibt es nicht.",
  invalid_page: "Diese Seite gibt es nicht.",
  already_subscribed: "Du hast schon ein Abonnement.",
  two_factor_on: "Die Anmeldung in zwei Schritten ist schon eingeschaltet.",
  two_factor_off: "Die Anmeldung in zwei Schritten ist nicht eingeschaltet.",
  setup_expired: "Das Einrichten hat zu lange gedauert. Bitte beginne noch einmal.",
  no_customer: "Es gibt noch nichts zu verwalten: bisher wurde nichts bezahlt.",
  too_many_plays: "Du spielst schon auf so vielen Geräten gleichzeitig Videos ab, wie du darfst.",
  play_ended: "Diese Wiedergabe wurde auf einem anderen Gerät beendet.",
  too_many_notes: "Du hast so viele Notizen, wie aufbewahrt werden können. Bitte lösche zuerst einige.",
  series_changed:
    "Die Videos dieser Serie haben sich inzwischen geändert. Bitte sieh sie dir an und ordne sie noch einmal.",
  text_changed:
    "Inzwischen hat das jemand anderes gespeichert. Speichere noch einmal, um es zu ersetzen, oder lade die Seite neu, um es zu sehen.",
  campaign_changed:
    "Diese Nachricht wurde in einem anderen Fenster geändert. Bitte lade die Seite neu und sieh sie dir zuerst an.",
  campaign_state: "Das geht mit dieser Nachricht in ihrem jetzigen Zustand nicht.",
  settings_changed:
    "Jemand anderes hat die Einstellungen der Website inzwischen geändert. Bitte sieh sie dir an und speichere deine noch einmal.",
  method_not_allowed: "Diese Adresse unterstützt diese Methode nicht.",
  request_timeout: "Die Anfrage hat zu lange gebraucht. Bitte versuche es noch einmal.",
  payload_too_large: "Was gesendet wurde, ist zu groß.",
  unsupported_media_type: "Diese Art von Inhalt wird hier nicht unterstützt.",
  rate_limited: "Zu viele Anfragen. Bitte warte einen Moment und versuche es noch einmal.",
  proof_required: "Zu viele Versuche. Bitte warte einen Moment und versuche es noch einmal.",
  headers_too_large: "Die Adresse oder die Kopfzeilen der Anfrage sind zu lang.",
  internal: "Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.",
  payments_refused: "Der Zahlungsanbieter hat das abgelehnt. Es wurde nichts abgebucht.",
  payments_unreachable:
    "Der Zahlungsanbieter antwortet gerade nicht. Es wurde nichts abgebucht. Bitte versuche es gleich noch einmal.",
  payments_off: "Zahlungen sind hier noch nicht eingerichtet.",
  unavailable: "Der Dienst ist gerade nicht verfügbar. Bitte versuche es gleich noch einmal.",
} satisfies Translation<typeof english>;
