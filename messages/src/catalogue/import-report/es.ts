import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  noAddress: "Falta la dirección.",
  noTitle: "Falta el título, y la dirección de un archivo no lo indica.",
  place: "El lugar no es un número entero de 1 a {most}.",
  placeAlone: "Hay un lugar en una serie, pero ninguna serie.",
  present: "Ya está en la biblioteca.",
  twin: "Es el mismo vídeo que en la línea {line}.",
  noCategory: "No existe la categoría «{name}».",
  noSeries: "No existe la serie «{name}».",
} satisfies Translation<typeof english>;
