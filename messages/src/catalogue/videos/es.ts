import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  count: {
    one: "{count} vídeo",
    other: "{count} vídeos",
  },
  showAll: "Ver todos los vídeos",
  find: "Buscar vídeos",
  noneFound: "No se han encontrado vídeos",
  otherWords: "Prueba con otras palabras o con menos.",
  results: "Resultados de «{words}»",
} satisfies Translation<typeof english>;
