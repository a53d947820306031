import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Búsqueda",
  question: "¿Qué buscas?",
  hint: "Busca un título, una serie o algo que se dice en un vídeo.",
  corrected: "Resultados de <words>{words}</words>.",
  said: "Dicho en {title}",
  at: ", en {time}",
} satisfies Translation<typeof english>;
