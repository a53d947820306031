import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  play: "Reproducir {title}",
  playing: "En reproducción",
  watched: "Visto",
  actions: "Acciones para {title}",
  about: "Acerca de {title}",
  releases: "Se estrena: {moment}",
  added: "Añadido: {day}",
  earlyAccess: "Acceso anticipado",
  closePlayer: "Cerrar el reproductor",
} satisfies Translation<typeof english>;
