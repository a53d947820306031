import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  loading: "Cargando el reproductor",
  notLoaded: "El reproductor no se ha cargado.",
  ended: "Este vídeo se ha detenido en otro dispositivo.",
  here: "Reproducir aquí",
  running: "{device}: {title}",
  anotherDevice: "Otro dispositivo",
  end: "Detener allí",
  endNamed: "Detener allí: «{title}» en {device}",
} satisfies Translation<typeof english>;
