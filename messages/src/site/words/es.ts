import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Textos de la aplicación",
  note: "Busca una frase por lo que dice y exprésala a tu manera. Cambias las frases en {language}; pon la página en otro idioma para cambiar las suyas.",
  search: "Buscar una frase",
  hint: "Escribe palabras que veas en una página.",
  nothing: "Ninguna frase tiene estas palabras.",
  more: "Hay más. Escribe más palabras para encontrar la tuya.",
  changed: "Frases cambiadas",
  change: "Cambiar",
  close: "Listo",
  reset: "Volver a la frase original",
  builtIn: "Original: {text}",
  own: "Tu frase",
  places: "Deja esto tal cual: {places}",
  forms: {
    zeroForm: "Para cero",
    oneForm: "Para uno",
    twoForm: "Para dos",
    fewForm: "Para unos pocos",
    manyForm: "Para muchos",
    otherForm: "Para otros números",
  },
} satisfies Translation<typeof english>;
