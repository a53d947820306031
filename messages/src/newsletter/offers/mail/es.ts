import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  subject: "Tu mes gratis en {app}",
  title: "Tu primer mes es gratis",
  thanks:
    "Gracias por suscribirte a nuestras novedades. Aquí tienes tu mes de {app} por nuestra cuenta: todos los vídeos y acceso anticipado a lo que viene.",
  start: "Empezar tu mes gratis",
  how: "Crea una cuenta con este enlace o inicia sesión con la que tengas. El enlace funciona una vez, durante 90 días; no hace falta tarjeta y nada se renueva solo.",
  notYou: "Si no te has suscrito tú, puedes ignorar este correo.",
  why: "Recibes este correo porque esta dirección se suscribió a nuestras novedades.",
} satisfies Translation<typeof english>;
