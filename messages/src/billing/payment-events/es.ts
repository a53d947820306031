import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  states: {
    received: "En espera",
    done: "Hecho",
    ignored: "Ignorado",
    failed: "Fallido",
  },
  received: "Recibido (UTC)",
  event: "Evento",
  member: "Miembro",
  state: "Estado",
  replay: "Repetir",
  allEvents: "Todos los eventos",
  title: "Eventos recibidos",
  none: "No se encontraron eventos",
  noneText: "Stripe envía un evento por cada pago y cada cambio de una suscripción. Se listan aquí.",
  replayed: "El evento se está procesando de nuevo",
} satisfies Translation<typeof english>;
