import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  film: "Película promocional",
  filmAbout:
    "La dirección de una película, con https://, o de un archivo de este sitio. Los visitantes la abren en una pestaña aparte.",
  voices: "Lo que dice la gente",
  voicesAbout: "Nueve como máximo. Sin ninguna, la sección no se muestra.",
  words: "Palabras {n}",
  name: "Nombre de la voz {n}",
  about: "Quién es, voz {n}",
  remove: "Quitar",
  removeVoice: "Quitar voz {n}",
  add: "Añadir una voz",
} satisfies Translation<typeof english>;
