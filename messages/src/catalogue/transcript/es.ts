import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  transcript: "Transcripción",
  language: "Idioma de la transcripción",
  kinds: {
    captions: "con sonidos",
    descriptions: "descripciones",
    chapters: "capítulos",
    metadata: "metadatos",
  },
  loading: "Cargando la transcripción",
  search: "Buscar en la transcripción",
  copy: "Copiar la transcripción con sus tiempos",
  nothing: "Ninguna línea contiene estas palabras.",
  count: {
    one: "{count} línea",
    other: "{count} líneas",
  },
  copied: "La transcripción se ha copiado.",
  notCopied: "No se ha podido copiar la transcripción. Selecciónala y cópiala tú.",
  follow: "Seguir el vídeo",
} satisfies Translation<typeof english>;
