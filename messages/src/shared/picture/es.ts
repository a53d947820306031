import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  finishCropping: "Termina primero de recortar la imagen.",
  choose: "Elige una imagen o suéltala aquí",
  chooseNew: "Elige una imagen nueva",
  crop: "Recortar la imagen",
  unreadable: "No se puede leer esta imagen. Elige otra.",
  cancel: "Cancelar",
  use: "Usar la imagen",
  area: "La parte que se usa: mueve la imagen con las flechas del teclado",
  zoom: "Zoom",
} satisfies Translation<typeof english>;
