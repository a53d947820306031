import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  names: {
    email_confirmation: "Confirmar la dirección",
    second_email_confirmation: "Confirmar la segunda dirección",
    password_reset: "Definir una contraseña nueva",
    new_email: "Confirmar una dirección nueva",
    new_email_alone: "Confirmar una dirección nueva (sin aprobación)",
    current_email: "Aprobar un cambio de dirección",
    current_email_unproven: "Rechazar un cambio de dirección",
    taken_email: "La dirección ya tiene cuenta",
    old_email: "La dirección se cambió",
    old_email_unproven: "La dirección se cambió (sin aprobación)",
    deletion_scheduled: "La cuenta se eliminará",
    account_deleted: "La cuenta se eliminó",
    free_month: "Mes gratis",
    request_answered: "Petición atendida",
    new_videos: "Vídeos nuevos",
    failed_payment: "Pago fallido",
    password_changed: "Contraseña cambiada",
    google_linked: "Google vinculado",
    two_factor_on: "Verificación en dos pasos activada",
    two_factor_off: "Verificación en dos pasos desactivada",
    recovery_codes_renewed: "Códigos de recuperación nuevos",
    recovery_code_used: "Código de recuperación usado",
    passkey_added: "Clave de acceso añadida",
    passkey_removed: "Clave de acceso eliminada",
    codes_guessed: "Códigos erróneos",
    email_changed: "Dirección cambiada",
    second_address_changed: "Segunda dirección cambiada",
  },
} satisfies Translation<typeof english>;
