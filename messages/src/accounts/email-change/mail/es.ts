import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  confirm: {
    subject: "Confirma tu nueva dirección de correo para {app}",
    title: "Confirma tu nueva dirección de correo",
    asked: "Alguien ha pedido usar esta dirección para la {account}. Confirma que es tuya.",
    button: "Confirmar la nueva dirección",
    needsApproval:
      "El enlace funciona una vez, durante 24 horas. La dirección cambia cuando esto se confirme y la dirección actual lo apruebe.",
    alone: "El enlace funciona una vez, durante 24 horas. La dirección cambia en cuanto esto se confirme.",
    notYou: "Si no lo has pedido tú, puedes ignorar este correo: sin tu confirmación no cambia nada.",
  },
  approve: {
    subject: "Tu dirección de {app} está a punto de cambiar",
    title: "¿Eres tú?",
    asked: "Alguien con la sesión iniciada en tu cuenta ha pedido cambiar su dirección de correo a {email}.",
    button: "Aprobar o rechazar",
    needsApproval: "El enlace funciona una vez, durante 24 horas. Sin tu aprobación no cambia nada.",
    unproven:
      "El enlace funciona una vez, durante 24 horas. Esta dirección nunca se confirmó, así que cambia sin tu aprobación en cuanto se confirme la nueva, a menos que la rechaces antes.",
    notYou:
      "Si no has sido tú, usa el enlace para rechazarlo: se cerrará la sesión en todos los dispositivos y te enviaremos un enlace para establecer una contraseña nueva.",
  },
  taken: {
    subject: "Ya tienes una cuenta de {app} con esta dirección",
    title: "Esta dirección ya tiene una cuenta",
    asked:
      "Alguien ha pedido usar esta dirección para otra cuenta. Ya pertenece a la tuya, así que no ha cambiado nada.",
    button: "Iniciar sesión",
    after: "Si has sido tú, inicia sesión con esta dirección. Si no, no hay nada que hacer.",
  },
  left: {
    subject: "Tu dirección de {app} ha cambiado",
    title: "Tu dirección ha cambiado",
    approved: "Tu cuenta tiene ahora otra dirección de correo, tal como se aprobó con un enlace enviado a esta.",
    unproven:
      "Tu cuenta tiene ahora otra dirección de correo, que está confirmada. Esta nunca lo estuvo, así que su aprobación no hizo falta.",
    last: "No enviaremos más correos sobre tu cuenta a esta dirección.",
    open: "Abrir {app}",
    readsMail: "Si no lo has aprobado, otra persona puede leer tu correo: protege este buzón y escríbenos.",
    notYou: "Si no has sido tú, escríbenos.",
  },
} satisfies Translation<typeof english>;
