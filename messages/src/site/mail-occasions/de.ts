import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  occasions: {
    email_confirmation: "An neue Mitglieder, mit dem Link, der ihre Adresse bestätigt.",
    second_email_confirmation: "An eine zweite Adresse, die ein Mitglied angibt, mit dem Link, der sie bestätigt.",
    password_reset: "An Mitglieder, die ihr Passwort vergessen haben, mit dem Link zu einem neuen.",
    new_email: "An die neue Adresse, wenn ein Mitglied sie ändert und die bisherige zustimmen muss.",
    new_email_alone: "An die neue Adresse, wenn ein Mitglied sie ändert und die bisherige nie bestätigt wurde.",
    current_email: "An die bisherige Adresse, um dem Wechsel zuzustimmen oder ihn abzulehnen.",
    current_email_unproven: "An die bisherige Adresse, die nie bestätigt wurde, um den Wechsel abzulehnen.",
    taken_email: "An ein Mitglied, dessen Adresse jemand für ein anderes Konto angibt.",
    old_email: "An die alte Adresse, sobald der Wechsel mit Zustimmung vollzogen ist.",
    old_email_unproven: "An die alte Adresse, sobald der Wechsel ohne ihre Zustimmung vollzogen ist.",
    deletion_scheduled: "An Mitglieder, die ihr Konto löschen, mit dem letzten Tag, um es zu behalten.",
    account_deleted: "An ehemalige Mitglieder, sobald ihr Konto gelöscht ist.",
    free_month: "An alle, die sich für Neuigkeiten eingetragen haben, mit dem Link zu ihrem Gratismonat.",
    request_answered: "An Mitglieder, die sich ein Video gewünscht haben, sobald es da ist.",
    new_videos: "An alle, die einer Kategorie oder Serie folgen und E-Mails über neue Videos möchten.",
    failed_payment: "An Mitglieder, deren Verlängerung die Bank abgelehnt hat.",
    password_changed: "An Mitglieder, deren Passwort geändert wurde.",
    google_linked: "An Mitglieder, die sich jetzt mit Google anmelden können.",
    two_factor_on: "An Mitglieder, die die Zwei-Faktor-Anmeldung eingeschaltet haben.",
    two_factor_off: "An Mitglieder, deren Zwei-Faktor-Anmeldung ausgeschaltet wurde.",
    recovery_codes_renewed: "An Mitglieder mit neuen Wiederherstellungscodes.",
    recovery_code_used: "An Mitglieder, die sich mit einem Wiederherstellungscode angemeldet haben.",
    passkey_added: "An Mitglieder mit einem neuen Passkey.",
    passkey_removed: "An Mitglieder, von denen ein Passkey entfernt wurde.",
    codes_guessed: "An Mitglieder, deren Passwort jemand kennt, aber nicht die Codes.",
    email_changed: "An Mitglieder, deren Adresse gewechselt wurde.",
    second_address_changed: "An Mitglieder, deren zweite Adresse ersetzt oder entfernt wurde.",
  },
} satisfies Translation<typeof english>;
