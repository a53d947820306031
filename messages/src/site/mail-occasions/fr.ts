import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  occasions: {
    email_confirmation: "Aux nouveaux membres, avec le lien qui confirme leur adresse.",
    second_email_confirmation: "À une deuxième adresse qu’indique un membre, avec le lien qui la confirme.",
    password_reset: "Aux membres qui ont oublié leur mot de passe, avec le lien vers un nouveau.",
    new_email: "À la nouvelle adresse, quand un membre en change et que l’actuelle doit donner son accord.",
    new_email_alone: "À la nouvelle adresse, quand un membre en change et que l’actuelle n’a jamais été confirmée.",
    current_email: "À l’adresse actuelle, pour approuver le changement ou le refuser.",
    current_email_unproven: "À l’adresse actuelle, jamais confirmée, pour refuser le changement.",
    taken_email: "Au membre dont quelqu’un indique l’adresse pour un autre compte.",
    old_email: "À l’ancienne adresse, une fois le changement fait avec son accord.",
    old_email_unproven: "À l’ancienne adresse, une fois le changement fait sans son accord.",
    deletion_scheduled: "Aux membres qui suppriment leur compte, avec le dernier jour pour le garder.",
    account_deleted: "Aux anciens membres, une fois leur compte supprimé.",
    free_month: "À qui s’est inscrit aux nouvelles, avec le lien vers son mois gratuit.",
    request_answered: "Aux membres qui ont demandé une vidéo, dès qu’elle est là.",
    new_videos: "À qui suit une catégorie ou une série et veut des e-mails sur ses nouvelles vidéos.",
    failed_payment: "Aux membres dont la banque a refusé le renouvellement.",
    password_changed: "Aux membres dont le mot de passe a été changé.",
    google_linked: "Aux membres qui peuvent maintenant se connecter avec Google.",
    two_factor_on: "Aux membres qui ont activé la double authentification.",
    two_factor_off: "Aux membres dont la double authentification a été désactivée.",
    recovery_codes_renewed: "Aux membres qui ont de nouveaux codes de secours.",
    recovery_code_used: "Aux membres qui se sont connectés avec un code de secours.",
    passkey_added: "Aux membres qui ont une nouvelle clé d’accès.",
    passkey_removed: "Aux membres dont une clé d’accès a été retirée.",
    codes_guessed: "Aux membres dont quelqu’un connaît le mot de passe, mais pas les codes.",
    email_changed: "Aux membres dont l’adresse a été changée.",
    second_address_changed: "Aux membres dont la deuxième adresse a été remplacée ou retirée.",
  },
} satisfies Translation<typeof english>;
