import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  names: {
    email_confirmation: "Confirmer l’adresse",
    second_email_confirmation: "Confirmer la deuxième adresse",
    password_reset: "Choisir un nouveau mot de passe",
    new_email: "Confirmer une nouvelle adresse",
    new_email_alone: "Confirmer une nouvelle adresse (sans accord)",
    current_email: "Approuver un changement d’adresse",
    current_email_unproven: "Refuser un changement d’adresse",
    taken_email: "L’adresse a déjà un compte",
    old_email: "L’adresse a été changée",
    old_email_unproven: "L’adresse a été changée (sans accord)",
    deletion_scheduled: "Le compte va être supprimé",
    account_deleted: "Le compte est supprimé",
    free_month: "Mois gratuit",
    request_answered: "Demande exaucée",
    new_videos: "Nouvelles vidéos",
    failed_payment: "Paiement refusé",
    password_changed: "Mot de passe changé",
    google_linked: "Google associé",
    two_factor_on: "Double authentification activée",
    two_factor_off: "Double authentification désactivée",
    recovery_codes_renewed: "Nouveaux codes de secours",
    recovery_code_used: "Code de secours utilisé",
    passkey_added: "Clé d’accès ajoutée",
    passkey_removed: "Clé d’accès retirée",
    codes_guessed: "Codes erronés",
    email_changed: "Adresse changée",
    second_address_changed: "Deuxième adresse changée",
  },
} satisfies Translation<typeof english>;
