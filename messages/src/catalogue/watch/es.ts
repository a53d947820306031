import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  beside: "Junto al vídeo",
  episodes: "Episodios",
  upNext: "Siguiente",
  nothingElse: "Nada más por ahora.",
  notes: "Notas",
  transcript: "Texto",
  chapters: "Capítulos",
  share: "Compartir {title}",
  wide: "Reproductor ancho",
} satisfies Translation<typeof english>;
