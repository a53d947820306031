import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "En otros idiomas",
  note: "Quien lee uno de estos idiomas ve lo que escribes aquí, y la búsqueda lo encuentra en cualquier idioma. Lo que dejes vacío aparece tal como se escribió. Los superusuarios siempre ven el original.",
  language: "Idioma",
  choose: "Elige un idioma",
  translated: "{language} (traducido)",
  titles: {
    video: "Título traducido",
    series: "Título traducido",
    category: "Nombre traducido",
  },
  description: "Descripción traducida",
  save: "Guardar traducción",
  saved: "Traducción guardada",
} satisfies Translation<typeof english>;
