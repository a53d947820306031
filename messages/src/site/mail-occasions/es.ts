import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  occasions: {
    email_confirmation: "A los miembros nuevos, con el enlace que confirma su dirección.",
    second_email_confirmation: "A una segunda dirección que indica un miembro, con el enlace que la confirma.",
    password_reset: "A los miembros que han olvidado su contraseña, con el enlace a una nueva.",
    new_email: "A la dirección nueva, cuando un miembro la cambia y la actual tiene que aprobarlo.",
    new_email_alone: "A la dirección nueva, cuando un miembro la cambia y la actual nunca se confirmó.",
    current_email: "A la dirección actual, para aprobar el cambio o rechazarlo.",
    current_email_unproven: "A la dirección actual, que nunca se confirmó, para rechazar el cambio.",
    taken_email: "Al miembro cuya dirección indica alguien para otra cuenta.",
    old_email: "A la dirección antigua, una vez hecho el cambio con su aprobación.",
    old_email_unproven: "A la dirección antigua, una vez hecho el cambio sin su aprobación.",
    deletion_scheduled: "A los miembros que eliminan su cuenta, con el último día para conservarla.",
    account_deleted: "A los antiguos miembros, cuando su cuenta ya no existe.",
    free_month: "A quienes se han apuntado a las novedades, con el enlace a su mes gratis.",
    request_answered: "A los miembros que pidieron un vídeo, en cuanto está aquí.",
    new_videos: "A quienes siguen una categoría o una serie y quieren correos sobre sus vídeos nuevos.",
    failed_payment: "A los miembros cuya renovación ha rechazado el banco.",
    password_changed: "A los miembros cuya contraseña se ha cambiado.",
    google_linked: "A los miembros que ahora pueden iniciar sesión con Google.",
    two_factor_on: "A los miembros que han activado la verificación en dos pasos.",
    two_factor_off: "A los miembros cuya verificación en dos pasos se ha desactivado.",
    recovery_codes_renewed: "A los miembros con códigos de recuperación nuevos.",
    recovery_code_used: "A los miembros que han entrado con un código de recuperación.",
    passkey_added: "A los miembros con una clave de acceso nueva.",
    passkey_removed: "A los miembros a los que se ha quitado una clave de acceso.",
    codes_guessed: "A los miembros cuya contraseña conoce alguien, pero no los códigos.",
    email_changed: "A los miembros cuya dirección se ha cambiado.",
    second_address_changed: "A los miembros cuya segunda dirección se ha sustituido o quitado.",
  },
} satisfies Translation<typeof english>;
