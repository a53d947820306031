import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Atajos de teclado",
  space: "Espacio",
  play: "Reproducir o pausar",
  back: "Diez segundos atrás",
  on: "Diez segundos adelante",
  volume: "Más alto, más bajo",
  sound: "Activar o quitar el sonido",
  captions: "Activar o quitar los subtítulos",
  speed: "Más lento, más rápido",
  chapter: "Capítulo anterior, siguiente",
  note: "Escribir una nota",
  wide: "Reproductor ancho",
  fullScreen: "Pantalla completa",
  pictureInPicture: "Imagen en imagen",
  list: "Esta lista",
} satisfies Translation<typeof english>;
