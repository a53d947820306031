import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Novedades",
  settings: "Ajustes",
  write: "Escribir novedades",
  noSuch: "No existe ese correo",
  showAll: "Mostrar todas las novedades",
  subject: "Asunto",
  noSubject: "Sin asunto",
  state: "Estado",
  time: "Hora (UTC)",
  none: "Aún no hay novedades",
  noneText: "Escribe un correo a quienes se suscribieron a las novedades, o a tus miembros.",
  states: {
    draft: "Borrador",
    scheduled: "Programado",
    sending: "Enviándose",
    paused: "En pausa",
    sent: "Enviado",
    cancelled: "Cancelado",
  },
} satisfies Translation<typeof english>;
