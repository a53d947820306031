import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Avisos",
  readAll: "Marcar todo como leído",
  newVideo: "Vídeo nuevo",
  newIn: "Nuevo en {name}",
  wanted: "Querías: {text}",
  unread: "Sin leer",
  choose: "Elegir de qué te avisamos",
  none: "Todavía nada",
  noneHint: "Sigue una categoría o una serie y aquí verás sus vídeos nuevos.",
} satisfies Translation<typeof english>;
