import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  names: {
    email_confirmation: "Adresse bestätigen",
    second_email_confirmation: "Zweite Adresse bestätigen",
    password_reset: "Neues Passwort setzen",
    new_email: "Neue Adresse bestätigen",
    new_email_alone: "Neue Adresse bestätigen (ohne Zustimmung)",
    current_email: "Adresswechsel zustimmen",
    current_email_unproven: "Adresswechsel ablehnen",
    taken_email: "Adresse hat schon ein Konto",
    old_email: "Adresse wurde geändert",
    old_email_unproven: "Adresse wurde geändert (ohne Zustimmung)",
    deletion_scheduled: "Konto wird gelöscht",
    account_deleted: "Konto ist gelöscht",
    free_month: "Gratismonat",
    request_answered: "Wunsch erfüllt",
    new_videos: "Neue Videos",
    failed_payment: "Zahlung fehlgeschlagen",
    password_changed: "Passwort geändert",
    google_linked: "Google verknüpft",
    two_factor_on: "Zwei-Faktor-Anmeldung an",
    two_factor_off: "Zwei-Faktor-Anmeldung aus",
    recovery_codes_renewed: "Neue Wiederherstellungscodes",
    recovery_code_used: "Wiederherstellungscode benutzt",
    passkey_added: "Passkey hinzugefügt",
    passkey_removed: "Passkey entfernt",
    codes_guessed: "Falsche Codes",
    email_changed: "Adresse gewechselt",
    second_address_changed: "Zweite Adresse geändert",
  },
} satisfies Translation<typeof english>;
