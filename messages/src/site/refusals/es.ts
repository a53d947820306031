import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  link: "Un enlace empieza por https://, http:// o mailto:, o por / para una página de este sitio.",
  film: "La dirección de un vídeo empieza por https:// o http://, o por / para un archivo de este sitio.",
  tooManyWords: "Las frases cambiadas suman como máximo {most} caracteres.",
  sectionTwice: "Cada sección puede aparecer una sola vez.",
  accent: "El texto blanco no se lee sobre este color. El más cercano sobre el que sí se lee es {colour}.",
  locked: "Lo decide el entorno del servidor, con {variable}.",
  noPicture: "Esta imagen ya no está aquí. Súbela otra vez.",
} satisfies Translation<typeof english>;
